internal import CHarfBuzz
internal import TextAnalysis

/// How HarfBuzz shapes with one face, script, direction, language and set of features.
///
/// Belongs to one thread.
final class ShapingPlan {
  /// What a plan is made for.
  struct Key: Hashable {
    let instance: UInt32
    let script: Script
    let isRightToLeft: Bool
    var style: UInt32

    /// The key with another style.
    func with(style: UInt32) -> Key {
      var key = self
      key.style = style
      return key
    }
  }

  /// A number that no other plan of this shaper has had.
  let identifier: UInt32

  /// The face at a position of its axes.
  let instance: FontInstance

  /// Whether the rules of the face may do harm: it comes from outside.
  let isUntrusted: Bool

  /// What HarfBuzz shapes with.
  ///
  /// A face from outside is opened for the plan alone, as the call that guards against its rules
  /// adds a plan to a list of the face which only grows.
  let font: HarfBuzzFont

  /// Whether glyphs run from right to left.
  let isRightToLeft: Bool

  /// Whether the shaper looks at the text around what it shapes, as joining scripts need.
  let readsContext: Bool

  /// Whether texts run in the direction of their script; the shaper turns them around otherwise,
  /// but not the text around them.
  let runsWithScript: Bool

  /// Whether the script is one whose characters the shaper leaves as they are.
  let isPlain: Bool

  /// The glyph of U+25CC, which the shaper puts under marks without a base; `nil` if the face lacks
  /// it.
  let dottedCircle: GlyphID?

  let raw: OpaquePointer
  let properties: hb_segment_properties_t
  let features: [hb_feature_t]

  /// Wraps `hb_shape_plan_create2`: plans that HarfBuzz keeps it keeps for ever.
  init(
    _ key: Key,
    style: ShapingStyle,
    instance: FontInstance,
    identifier: UInt32
  ) {
    self.identifier = identifier
    self.instance = instance
    isUntrusted = !instance.face.data.origin.isEmbedded
    font = isUntrusted ? instance.reopened() : instance.harfBuzz
    isRightToLeft = key.isRightToLeft
    dottedCircle = instance.harfBuzz.glyph(for: "\u{25CC}")
    features = style.features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max)
    }
    var properties = hb_segment_properties_t()
    properties.direction = key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = hb_script_from_iso15924_tag(key.script.rawValue)
    if let language = style.language {
      properties.language = hb_language_from_string(language.tag, -1)
    }
    self.properties = properties
    runsWithScript = hb_script_get_horizontal_direction(properties.script) == properties.direction
    isPlain = PlainCharacters.scripts.contains(key.script)
    readsContext = !Self.scriptsWithoutContext.contains(key.script)
    raw = Self.makeRaw(font, properties, features)
  }

  /// Makes a plan of HarfBuzz's, to be destroyed.
  ///
  /// The position of the axes decides on substitutions too (`FeatureVariations`). Wraps
  /// `hb_shape_plan_create2`.
  static func makeRaw(
    _ font: HarfBuzzFont,
    _ properties: hb_segment_properties_t,
    _ features: [hb_feature_t]
  ) -> OpaquePointer {
    var properties = properties
    var axisCount: UInt32 = 0
    let position = hb_font_get_var_coords_normalized(font.raw, &axisCount)
    return hb_shape_plan_create2(
      font.face.raw,
      &properties,
      features,
      UInt32(features.count),
      position,
      axisCount,
      nil
    )
  }

  deinit {
    hb_shape_plan_destroy(raw)
  }

  /// Scripts for which HarfBuzz has a shaper that does not look at the text around a span.
  ///
  /// The Arabic and the universal shaper do, for the forms of letters that join.
  private static let scriptsWithoutContext: Set<Script> = Set(
    [
      "Latn", "Grek", "Cyrl", "Hani", "Hira", "Kana", "Hang", "Bopo", "Armn", "Geor", "Hebr",
      "Ethi", "Thai", "Laoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda",
      "Mlym", "Khmr", "Mymr",
    ].compactMap { Script($0) }
  )

  /// Whether a face treats a language apart.
  ///
  /// Languages that it does not are not told to the shaper, whose list of plans then stays short.
  static func isKnown(_ language: ShapingLanguage, script: Script, to face: FontFace) -> Bool {
    let face = face.harfBuzz.raw
    let script = hb_script_from_iso15924_tag(script.rawValue)
    let language = hb_language_from_string(language.tag, -1)
    var scripts = [hb_tag_t](repeating: 0, count: 4)
    var languages = [hb_tag_t](repeating: 0, count: 4)
    var scriptCount: UInt32 = 4
    var languageCount: UInt32 = 4
    hb_ot_tags_from_script_and_language(
      script,
      language,
      &scriptCount,
      &scripts,
      &languageCount,
      &languages
    )
    return [layoutSubstitution, layoutPositioning].contains { table in
      var scriptIndex: UInt32 = 0
      var chosen: hb_tag_t = 0
      hb_ot_layout_table_select_script(face, table, scriptCount, scripts, &scriptIndex, &chosen)
      var languageIndex: UInt32 = 0
      return hb_ot_layout_script_select_language(
        face,
        table,
        scriptIndex,
        languageCount,
        languages,
        &languageIndex
      ) != 0
    }
  }

  private static let layoutSubstitution: hb_tag_t = 0x4753_5542
  private static let layoutPositioning: hb_tag_t = 0x4750_4F53
}
