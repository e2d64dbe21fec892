import type { media as en } from "../../en/media/media.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const media: TextsOf<typeof en> = {
  invalid: "Ungültiges Bild",
  note: "jpeg, jpg, png, gif oder webp, größer als 300x130 und kleiner als 6012x6012 Pixel, bis 10 MB. Empfohlenes Seitenverhältnis 1,91:1.",
  reason: {
    wrong_type:
      "Dieser Dateityp wird nicht unterstützt. Möglich sind: {{types}}. Entscheidend ist der Inhalt der Datei, nicht ihr Name.",
    too_small: "Das Bild muss mindestens {{minWidth}}x{{minHeight}} Pixel groß sein.",
    too_large: "Das Bild darf höchstens {{maxWidth}}x{{maxHeight}} Pixel groß sein.",
    too_many_bytes: "Das Bild darf höchstens {{megabytes}} MB groß sein.",
    wrong_ratio: "Das Bild muss ein Seitenverhältnis von {{ratio}} haben (Breite zu Höhe).",
    unreadable:
      "Das Bild ist beschädigt und nicht lesbar. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.",
    bomb: "Das Bild ist zu groß oder zu komplex für die Verarbeitung. Bitte speichern Sie es kleiner und laden Sie es noch einmal hoch.",
  },
  fileReason: {
    wrong_type:
      "Dieser Dateityp wird nicht unterstützt. Möglich sind: {{types}}. Entscheidend ist der Inhalt der Datei, nicht ihr Name.",
    too_many_bytes: "Die Datei darf höchstens {{megabytes}} MB groß sein.",
    too_many_pages: "Das Dokument darf höchstens {{pages}} Seiten haben.",
    encrypted:
      "Die Datei ist passwortgeschützt. Bitte speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.",
    active:
      "Die Datei enthält Makros, Skripte oder eingebettete Dateien. Bitte speichern Sie sie ohne diese, zum Beispiel als PDF.",
    no_picture: "Die Datei enthält keine Videospur. Bitte wählen Sie eine andere.",
    unreadable:
      "Die Datei ist beschädigt und nicht lesbar. Bitte speichern Sie sie neu und laden Sie sie noch einmal hoch.",
    bomb: "Die Datei ist zu groß oder zu komplex für die Verarbeitung. Bitte speichern Sie eine einfachere Fassung und laden Sie diese hoch.",
  },
};
