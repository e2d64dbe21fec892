import type { contentRecords as en } from "../../en/content/records.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const contentRecords: TextsOf<typeof en> = {
  categories: {
    title: "Kategorien",
    add: "Kategorie hinzufügen",
    editTitle: "Kategorie bearbeiten",
    search: "Nach Namen suchen",
    empty: "Noch keine Kategorien",
    emptyText:
      "Eine Kategorie ist ein Thema, mit dem Unternehmen verbunden sind. Jeder Beitrag gehört zu einer.",
    sections: {
      main: { title: "Kategorie", text: "Wie sie heißt und wo sie erscheint." },
      tags: {
        title: "Merkmale",
        text: "Feinere Unterscheidungen innerhalb der Kategorie, für Filter und Autopilot.",
      },
      reach: {
        title: "Wer sie sieht",
        text: "Mitarbeitende der verbundenen Unternehmen sehen die Beiträge.",
      },
      work: {
        title: "Redaktion",
        text: "Was für diese Kategorie zu liefern ist und wer benachrichtigt wird.",
      },
    },
    fields: {
      name: "Name",
      type: "Art",
      displayOrder: "Reihenfolge",
      definingTagTitle: "Überschrift der Merkmale",
      tags: "Merkmale",
      companies: "Verbundene Unternehmen",
      isPrivate: "Privat",
      utmMandatory: "UTM-Code verpflichtend",
      contentQuota: "Inhaltskontingent",
      dueDay: "Abgabetag",
      leadWeeks: "Vorlauf in Kalenderwochen",
      strategyLink: "Link zur Inhaltsstrategie",
      feedlyLink: "Link zum Feedly-Feed",
      powerUploader: "Power-Uploader und Assistent",
      eicEmails: "Benachrichtigungsadressen der Chefredaktion",
    },
    help: {
      name: "Höchstens 100 Zeichen. Jeder Name kann nur einmal vergeben werden.",
      type: "Für welche Art von Beiträgen sie gedacht ist.",
      displayOrder:
        "Eine positive Zahl; kleinere Zahlen kommen zuerst. Sie können die Zeilen auch in der Liste verschieben.",
      definingTagTitle: "Erscheint über den Merkmalen, zum Beispiel Region oder Technik.",
      tags: "Mit der Eingabetaste fügen Sie ein Merkmal hinzu. Ersetzen Sie ein Merkmal durch ein anderes, behält es seine Beiträge; entfernen Sie eines, wird es auch aus den Beiträgen entfernt.",
      companies: "Nur diese Unternehmen sehen die Kategorie.",
      isPrivate: "Nur die verbundenen Unternehmen sehen die Beiträge.",
      utmMandatory: "Beiträge dieser Kategorie brauchen einen Kampagnennamen.",
      contentQuota: "Beiträge pro Woche, eine positive Zahl. Leer lassen für keine Vorgabe.",
      dueDay: "Der Tag, bis zu dem die Beiträge einer Woche eingereicht werden.",
      leadWeeks: "Wie viele Wochen vor der Woche, in der sie erscheinen.",
      strategyLink:
        "Wo Autorinnen und Autoren nachlesen, worum es in der Kategorie geht. Beginnt mit http:// oder https://.",
      feedlyLink: "Der Feed, in dem Autorinnen und Autoren nach Themen suchen.",
      powerUploader: "Wird im Assistenten für Autorinnen und Autoren angeboten.",
      eicEmails: "Werden benachrichtigt, wenn ein Beitrag der Kategorie wartet. Höchstens 50 Adressen.",
    },
    choices: {
      type: { MIXED: "Gemischt", CURATED: "Kuratiert", ORIGINAL: "Original", LOCAL: "Lokal" },
      dueDay: {
        MONDAY: "Montag",
        TUESDAY: "Dienstag",
        WEDNESDAY: "Mittwoch",
        THURSDAY: "Donnerstag",
        FRIDAY: "Freitag",
        SATURDAY: "Samstag",
        SUNDAY: "Sonntag",
      },
    },
  },
  "post-tags": {
    title: "Schlagwörter",
    add: "Schlagwort hinzufügen",
    addTitle: "Schlagwort hinzufügen",
    editTitle: "Schlagwort bearbeiten",
    search: "Nach Schlagwort suchen",
    empty: "Noch keine Schlagwörter",
    emptyText: "Schlagwörter helfen der Redaktion, Beiträge wiederzufinden. Mitarbeitende sehen sie nicht.",
    fields: { name: "Schlagwort" },
    help: { name: "Höchstens 100 Zeichen. Jedes Schlagwort kann nur einmal vorkommen." },
  },
  "prohibited-words": {
    title: "Verbotene Wörter",
    add: "Wort hinzufügen",
    addTitle: "Verbotenes Wort hinzufügen",
    editTitle: "Verbotenes Wort bearbeiten",
    search: "Nach Wort suchen",
    empty: "Keine verbotenen Wörter",
    emptyText: "Beiträge dürfen keine Wörter dieser Liste enthalten, auch nicht beim Teilen.",
    fields: { word: "Wort oder Wortfolge" },
    help: {
      word: "Höchstens 50 Zeichen. Gefunden werden ganze Wörter, unabhängig von Groß- und Kleinschreibung und Akzenten.",
    },
    forms: {
      caught: "Auch gefunden: {{forms}}",
      free: "Nicht gefunden: {{forms}}. Fügen Sie die gemeinten Formen als eigene Wörter hinzu.",
    },
  },
  "curator-codes": {
    title: "Kuratorencodes",
    add: "Code hinzufügen",
    addTitle: "Kuratorencode hinzufügen",
    editTitle: "Kuratorencode bearbeiten",
    search: "Nach Code suchen",
    empty: "Noch keine Kuratorencodes",
    emptyText: "Unter einem Kuratorencode wird die Arbeit von Autorinnen und Autoren gezählt und vergütet.",
    sections: {
      main: {
        title: "Code",
        text: "Wird Autorinnen und Autoren zugewiesen. TH000 ist der Code für allgemeine Zwecke.",
      },
      rates: { title: "Sätze", text: "Die Vergütung für einen abrechenbaren Beitrag, in Euro." },
    },
    fields: {
      code: "Code",
      active: "Aktiv",
      curatedCents: "Kuratierter Beitrag",
      originalCents: "Originalbeitrag",
      localCents: "Lokaler Beitrag",
    },
    help: {
      code: "2 bis 20 Buchstaben und Ziffern. Die Endungen -1 und -2 für weitere Textvarianten werden automatisch ergänzt.",
      active: "Ausgeschaltete Codes werden für neue Arbeit nicht angeboten.",
    },
  },
  stickers: {
    title: "Sticker",
    add: "Sticker hinzufügen",
    editTitle: "Sticker bearbeiten",
    search: "Nach Titel suchen",
    empty: "Noch keine Sticker",
    emptyText: "Sticker werden auf die Bilder von Beiträgen gelegt.",
    fields: { title: "Titel", image: "Bild", companies: "Unternehmen" },
    help: {
      title: "Höchstens 255 Zeichen.",
      companies: "Die Unternehmen, deren Beiträge ihn verwenden dürfen.",
    },
  },
  "gallery-images": {
    title: "Galeriebilder",
    add: "Galeriebild hinzufügen",
    editTitle: "Galeriebild bearbeiten",
    search: "Nach Titel suchen",
    empty: "Noch keine Galeriebilder",
    emptyText: "Mitarbeitende können statt des Bildes eines Beitrags ein Galeriebild wählen.",
    fields: { title: "Titel", image: "Bild", hashtags: "Hashtags" },
    help: {
      title: "Wird von Screenreadern vorgelesen. Höchstens 255 Zeichen.",
      hashtags:
        "Mit der Eingabetaste fügen Sie einen hinzu. Mitarbeitende finden das Bild über seine Hashtags; ein Unternehmen kann die Auswahl einschränken.",
    },
  },
};
