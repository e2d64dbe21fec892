import type { editor as en } from "../../en/sharing/editor.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";
import { pictureFaults } from "../media/picture-faults.shared.ts";

export const editor: TextsOf<typeof en> = {
  pictureFaults,
  crop: {
    title: "Bild zuschneiden",
    loading: "Bild wird geladen",
    failed: "Das Bild konnte nicht geladen werden. Schließen Sie das Fenster und versuchen Sie es erneut.",
    format: "Format",
    formats: {
      landscape: "1,91:1",
      wide: "16:9",
      square: "1:1",
      portrait: "4:5",
      free: "Frei",
    },
    shown: "Gewählter Ausschnitt, {{width}} × {{height}} Pixel",
    ratio: "Breite zu Höhe",
    zoom: "Vergrößerung",
    x: "Von links nach rechts",
    y: "Von oben nach unten",
    small: "Für dieses Format ist das Bild zu klein: Es müssen {{width}} × {{height}} Pixel übrig bleiben.",
    save: "Ausschnitt verwenden",
  },
  pictures: {
    crop: "Bild {{number}} zuschneiden",
    edit: "Bilder bearbeiten",
    title: "Bilder für diesen Beitrag",
    exchange: "Bild {{number}} austauschen",
    earlier: "Bild {{number}} nach oben",
    later: "Bild {{number}} nach unten",
    remove: "Bild {{number}} entfernen",
    moved: "Jetzt Bild {{number}}",
    alt: "Beschreibung von Bild {{number}}",
    altHint: "Für alle, die es nicht sehen können",
    add: "Bild hinzufügen",
    reset: "Bilder des Beitrags verwenden",
    ofPost: "Bilder dieses Beitrags",
    usePost: "Bild {{number}} dieses Beitrags verwenden",
    own: "Eigenes Bild",
  },
  upload: {
    sending: "Wird hochgeladen, {{percent}} %",
    waiting: "Keine Verbindung. Das Hochladen wird automatisch fortgesetzt.",
    checking: "Wird geprüft",
    remove: "{{name}} entfernen",
    failed: "Hochladen fehlgeschlagen. Bitte versuchen Sie es erneut.",
    drop: "Bilder hierher ziehen",
    button: "Bilder auswählen",
  },
  hashtags: {
    suggested: "Vorgeschlagene Hashtags",
    list: "Hashtags, die so beginnen",
    add: "{{hashtag}} einfügen",
    added: "{{hashtag}} eingefügt",
  },
};
