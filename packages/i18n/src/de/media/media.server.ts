import type { media as en } from "../../en/media/media.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const media: TextsOf<typeof en> = {
  invalid: "Ungültiges Bild",
  note: "jpeg, jpg, png, gif oder webp, größer als 300x130 und kleiner als 6012x6012 Pixel, bis 10 MB. Empfohlenes Seitenverhältnis 1,91:1.",
  reason: {
    wrong_type: "Hier gehen nur Bilder dieser Formate, was auch immer der Name der Datei sagt: {{types}}.",
    too_small: "Das Bild muss mindestens {{minWidth}}x{{minHeight}} Pixel haben.",
    too_large: "Das Bild darf höchstens {{maxWidth}}x{{maxHeight}} Pixel haben.",
    too_many_bytes: "Das Bild darf höchstens {{megabytes}} MB groß sein.",
    wrong_ratio: "Das Bild muss das Seitenverhältnis {{ratio}} haben, Breite zu Höhe.",
    unreadable:
      "Das Bild ist beschädigt und nicht lesbar. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.",
    bomb: "Das Bild gibt eine Größe an, die sich nicht verarbeiten lässt.",
  },
  fileReason: {
    wrong_type: "Hier gehen nur Dateien dieser Formate, was auch immer der Name der Datei sagt: {{types}}.",
    too_many_bytes: "Die Datei darf höchstens {{megabytes}} MB groß sein.",
    too_many_pages: "Das Dokument darf höchstens {{pages}} Seiten haben.",
    encrypted:
      "Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne und laden Sie sie noch einmal hoch.",
    active:
      "Die Datei enthält Makros, Skripte oder andere Dateien. Bitte speichern Sie sie ohne diese, zum Beispiel als PDF.",
    no_picture: "In der Datei ist kein bewegtes Bild.",
    unreadable:
      "Die Datei ist beschädigt und nicht lesbar. Bitte speichern Sie sie neu und laden Sie sie noch einmal hoch.",
    bomb: "Die Datei entpackt sich zu einer Größe, die sich nicht verarbeiten lässt.",
  },
};
