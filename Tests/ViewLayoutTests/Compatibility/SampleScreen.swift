import ViewLayout

/// A screen as SwiftUI's users write it; only the import is another.
struct SampleScreen: View {
  struct Track: Identifiable {
    let id: Int
    let title: String
    let minutes: Double
  }

  let tracks = (1...3).map { Track(id: $0, title: "Track \($0)", minutes: Double($0) * 1.5) }
  let columns = [GridItem(.adaptive(minimum: 80), spacing: 12, alignment: .top)]
  var accent: Color = .indigo
  var titleFont: Font = .title2.bold()

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 16) {
        header
        LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
          ForEach(tracks) { track in
            card(track)
          }
        }
        LazyHStack(spacing: 4) {
          ForEach(0..<5, id: \.self) { index in
            Circle()
              .fill(index == 0 ? Color.accentColor : Color.gray.opacity(0.3))
              .frame(width: 8, height: 8)
          }
        }
        .frame(maxWidth: .infinity, alignment: .center)
        Divider()
        footer
      }
      .padding(.horizontal, 20)
      .padding(.vertical)
    }
    .background(.ultraThinMaterial)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Album").font(titleFont).foregroundStyle(.primary)
        Text("\(tracks.count) tracks").font(.subheadline).foregroundColor(.secondary)
      }
      Spacer(minLength: 0)
      Button(action: {}) {
        Label("Play", systemImage: "play.fill")
          .font(.system(.headline, design: .rounded))
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
      .tint(accent)
    }
  }

  private func card(_ track: Track) -> some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 12)
        .fill(accent.gradient)
        .aspectRatio(1, contentMode: .fit)
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      VStack(alignment: .leading) {
        Text(track.title).fontWeight(.semibold).lineLimit(1)
        Text(track.minutes, format: .number) + Text(" min").italic()
      }
      .font(.caption)
      .foregroundStyle(.white)
      .padding(8)
      if track.minutes > 4 {
        Image(systemName: "star")
          .resizable()
          .scaledToFit()
          .frame(width: 16)
          .zIndex(1)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(.white, lineWidth: 0.5))
  }

  @ViewBuilder
  private var footer: some View {
    if tracks.isEmpty {
      Text("Nothing here").italic().opacity(0.6)
    } else {
      ViewThatFits {
        Text("Recorded in one room in the course of a long winter").font(.footnote)
        Text("Recorded in winter").font(.system(size: 13, weight: .light, design: .serif))
      }
      .multilineTextAlignment(.center)
      .lineSpacing(2)
      .minimumScaleFactor(0.8)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
  }
}
