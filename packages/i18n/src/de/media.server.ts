import type { media as en } from "../en/media.server.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const media: TextsOf<typeof en> = {
  invalid: "Ungültiges Bild",
  note: "jpeg, jpg, png, gif oder webp, größer als 300x130 und kleiner als 6012x6012 Pixel, bis 10 MB. Empfohlenes Seitenverhältnis 1,91:1.",
  reason: {
    wrong_type: "Diese Datei ist kein Bild im Format jpeg, png, gif oder webp, auch wenn ihr Name das sagt.",
    too_small: "Das Bild muss größer als 300x130 Pixel sein.",
    too_large: "Das Bild muss kleiner als 6012x6012 Pixel sein.",
    too_many_bytes: "Das Bild darf höchstens 10 MB groß sein.",
    unreadable:
      "Das Bild ist beschädigt und nicht lesbar. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.",
    bomb: "Das Bild gibt eine Größe an, die sich nicht verarbeiten lässt.",
  },
};
