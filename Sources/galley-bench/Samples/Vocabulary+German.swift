extension Vocabulary {
  /// German, with its long words.
  static let german = Vocabulary(
    name: "German",
    language: "de",
    families: ["Inter", "Noto Sans"],
    particles: .words(
      """
      der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an
      werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum
      war haben nur oder aber vor zur bis mehr durch man sein wurde sei hatte kann gegen vom
      können schon wenn habe seine ihre dann unter wir soll ich eines zwei jahr zwischen wieder
      """
    ),
    prefixes: .words("_ _ _ _ _ _ _ ver be ge ent über unter vor an auf"),
    stems: .words(
      """
      Haus Wasser Licht Morgen Brief Garten Fenster Reise Fluss Stein Winter Sommer Brücke Hafen
      Wald Berg Tal Papier Farbe Volk Frage Antwort Silber Gold Wolke Donner Wiese Blüte Küche
      Kerze Spiegel wander folg staun erinner entdeck glaub liefer regier siedl handl Vernunft
      Jahreszeit Gefängnis Baumwolle Knopf Fass Werkzeug Urkunde Augenblick Beweis Kleid Wohnung
      Erkenntnis Verwaltung Dorf Sprache Nachricht Strecke hell gerade Gedanke Gewicht Höhe Fracht
      Nachbar schnell ruhig Königin Streit Viertel Ausrüstung Erwerb Flüssigkeit Rhythmus Silbe
      Zeichen Sauerstoff Physik Stil Trompete Neffe Übung Größe Maß Straße Fuß Schlüssel Gemüse
      Bücher Zügel Würfel Möbel Löffel Gefühl Schüler Körper Mühle Hügel Süden Frühling Gehör
      """
    ),
    endings: .words("_ _ _ en e er es ung ungen heit keit lich isch bar weise schaft chen s"),
    space: " ",
    comma: ", ",
    stop: ". ",
    actions: .phrases(
      """
      Neue|Alle|Keine|Andere|Letzte|Eigene|Verborgene|Ausgewählte|Geöffnete|Weitere|Ungültige|
      Vorhandene|Gespeicherte|Zusätzliche|Übrige|Nächste|Gelöschte|Häufige|Größere|Öffentliche
      """
    ),
    things: .phrases(
      """
      Einstellungen öffnen|Dateien löschen|Ordner anzeigen|Änderungen speichern|Druckvorschau|
      Schriftgröße|Werkzeugleiste|Kontoeinstellungen|Dokumente|Tastenkürzel|Farbprofile|
      Netzwerkverbindung|Passwörter ändern|Benutzernamen|E-Mail-Adressen|Suchergebnisse|
      Nachrichten lesen|Lesezeichen|Verlauf leeren|Vollbild|Seitenleiste|Statusleiste|Sprache und
      Region|Zeitzone|Akkustand|Hintergrundbild|Tonausgabe|Lautstärke|Helligkeit|Mitteilungen|
      Kalendereinträge|Kontakte|Fotoalben|Wiedergabegeschwindigkeit|Untertitel|Zeilenabstand|
      Seitenränder|Papierformat|Inhaltsverzeichnis|Fußnoten|Kopf- und Fußzeilen|
      Rechtschreibprüfung|Kommentare|Versionsgeschichte|Anhänge|Unterschrift|Datenschutz|
      Aktualisierungen|Speicherplatz|Papierkorb|Zwischenablage|Standardanwendung|Systeminformation|
      Lizenzbedingungen|Hilfethemen|Rückgängig machen|Wiederherstellen|Schließen|Auswählen
      """
    )
  )
}
