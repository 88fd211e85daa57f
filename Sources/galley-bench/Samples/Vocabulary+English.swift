extension Vocabulary {
  /// English.
  static let english = Vocabulary(
    name: "English",
    language: "en",
    families: ["Inter", "Noto Sans"],
    particles: .words(
      """
      the of and to a in that it is was for on as with he be at by this had not but from are his
      or they which you one we her all she there would their when who will more no if out so what
      up into than them can only other new some could time these two may then do first any my now
      such like our over man me even most after also did many before must through back years where
      much your way well down should because each just those people how too little state good very
      make world still own see men work long get here between both life being under never day same
      """
    ),
    prefixes: .words("_ _ _ _ _ _ _ _ _ re un over out in fore mis"),
    stems: .words(
      """
      hous water light morn letter garden window travel paint river stone winter summer teach
      write listen gather measur bridge harbor market forest mountain valley captain sailor paper
      colour figur nation histor question answer silver golden cloud thunder meadow blossom orchard
      kitchen candle mirror whisper wander follow wonder consider remember discover imagin believ
      receiv perceiv deliver consult govern settl shelter bargain fashion reason season lesson
      person prison cotton button carbon barrel travers convers univers exercis surpris enterpris
      document instrument element moment sediment argument garment department apartment judg
      knowledg lodg acknowledg manag villag cabbag voyag passag messag languag bandag cottag
      bright straight thought brought fought sought daught laught weight height freight neighbor
      quick quiet quest queen quarrel quart square squirrel equip acquir requir inquir liquid
      rhythm crypt syllab symbol system oxygen physic style tropic trumpet triumph nephew graph
      waxwork xylophon exact exampl execut exhaust exist zebra zenith lazi craz dizz puzzl dazzl
      affect effect offic coffe baffl ruffl shuffl traffic differ suffer buffet flower flavor
      """
    ),
    endings: .words("_ _ _ s ed ing er ly s' 's ers ings ness ful able ment ation ish less"),
    space: " ",
    comma: ", ",
    stop: ". ",
    actions: .words(
      """
      Open Close Save Print Export Import Delete Rename Duplicate Show Hide Reload Cancel Undo
      Redo Share Send Move Copy Paste Select Replace Find Add Remove Edit Install Restore Compare
      """
    ),
    things: .phrases(
      """
      file|folder|all changes|selected items|the current page|print preview|text size|the toolbar|
      account settings|recent documents|keyboard shortcuts|colour profile|network connection|
      password|user name|email address|search results|unread messages|downloads|bookmarks|history|
      full screen|side panel|status bar|language and region|time zone|battery level|wireless
      network|background picture|sound output|volume|brightness|notifications|calendar events|
      contact list|photo album|video quality|playback speed|subtitles|line spacing|page margins|
      paper format|table of contents|footnotes|headers and footers|spelling|comments|revision
      history|attachments|signature|privacy options|automatic updates|storage space|trash|
      clipboard contents|default application|system information|licence agreement|help topics
      """
    )
  )
}
