import type { mediaDesk as en } from "../../en/media/media.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const mediaDesk: TextsOf<typeof en> = {
  video: {
    label: "Video",
    drop: "Ein Video hier ablegen",
    choose: "Video auswählen",
    other: "Anderes Video auswählen",
    rule: "{{types}}, bis {{megabytes}} MB. Was die Datei enthält, wird geprüft, sobald sie angekommen ist.",
  },
  document: {
    label: "Dokument",
    drop: "Ein Dokument hier ablegen",
    choose: "Dokument auswählen",
    other: "Anderes Dokument auswählen",
    rule: "{{types}}, bis {{megabytes}} MB und {{pages}} Seiten, ohne Passwort und Makros.",
  },
  sending: "{{sent}} von {{all}} · {{percent}} %",
  paused: "Angehalten bei {{percent}} %",
  waiting: "Keine Verbindung bei {{percent}} %. Es geht von selbst weiter, sobald es eine gibt.",
  checking: "Wird geprüft…",
  failed: "Der Upload brach bei {{percent}} % ab. Was angekommen ist, bleibt.",
  pause: "Upload anhalten",
  resume: "Upload fortsetzen",
  remove: "{{name}} entfernen",
  pages_one: "{{count}} Seite",
  pages_other: "{{count}} Seiten",
  open: "{{name}} öffnen",
  poster: {
    title: "Vorschaubild",
    none: "Noch kein Vorschaubild. Nehmen Sie ein Standbild des Videos oder wählen Sie ein Bild.",
    noneOfDocument: "Noch kein Vorschaubild. Wählen Sie ein Bild der ersten Seite.",
    frame: "Gezeigtes Standbild verwenden",
    choose: "Bild auswählen",
    busy: "Das Vorschaubild entsteht…",
    noFrame: "Dieser Browser kann das Video nicht zeichnen. Bitte wählen Sie ein Bild.",
    failed: "Das Vorschaubild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
    hint: "{{types}}, bis {{megabytes}} MB.",
  },
};
