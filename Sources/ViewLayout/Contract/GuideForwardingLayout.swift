/// A layout that tells no guides but those that follow from its views.
protocol GuideForwardingLayout: Layout {}
