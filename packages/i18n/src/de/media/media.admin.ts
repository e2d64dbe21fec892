import type { mediaPicking as en } from "../../en/media/media.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const mediaPicking: TextsOf<typeof en> = {
  video: {
    label: "Video",
    drop: "Video hier ablegen",
    choose: "Video auswählen",
    other: "Anderes Video auswählen",
    rule: "{{types}}, bis {{megabytes}} MB. Der Inhalt der Datei wird nach dem Upload geprüft.",
  },
  document: {
    label: "Dokument",
    drop: "Dokument hier ablegen",
    choose: "Dokument auswählen",
    other: "Anderes Dokument auswählen",
    rule: "{{types}}, bis {{megabytes}} MB und {{pages}} Seiten, ohne Passwort und Makros.",
  },
  sending: "{{sent}} von {{all}} · {{percent}} %",
  paused: "Pausiert bei {{percent}} %",
  waiting:
    "Keine Verbindung bei {{percent}} %. Der Upload wird automatisch fortgesetzt, sobald Sie wieder online sind.",
  checking: "Wird geprüft …",
  failed: "Upload bei {{percent}} % unterbrochen. Der übertragene Teil bleibt erhalten.",
  pause: "Upload pausieren",
  resume: "Upload fortsetzen",
  remove: "{{name}} entfernen",
  pages_one: "{{count}} Seite",
  pages_other: "{{count}} Seiten",
  open: "{{name}} öffnen",
  poster: {
    title: "Vorschaubild",
    none: "Noch kein Vorschaubild. Verwenden Sie ein Standbild aus dem Video oder wählen Sie ein Bild.",
    noneOfDocument: "Noch kein Vorschaubild. Wählen Sie ein Bild der ersten Seite.",
    frame: "Dieses Standbild verwenden",
    choose: "Bild auswählen",
    busy: "Vorschaubild wird erstellt …",
    noFrame: "Dieser Browser kann kein Standbild aus dem Video erstellen. Wählen Sie stattdessen ein Bild.",
    failed: "Vorschaubild konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
    hint: "{{types}}, bis {{megabytes}} MB.",
  },
};
