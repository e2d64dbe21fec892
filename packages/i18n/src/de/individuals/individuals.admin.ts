import type { individuals as en } from "../../en/individuals/individuals.admin.ts";
import { networkNames } from "../../en/networks/networks.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const individuals: TextsOf<typeof en> = {
  "slider-images": {
    title: "Slider-Bilder",
    add: "Slider-Bild hinzufügen",
    editTitle: "Slider-Bild bearbeiten",
    search: "Nach Titel suchen",
    empty: "Noch keine Slider-Bilder",
    emptyText: "Einzelnutzer sehen diese Bilder nacheinander, wenn sie die App öffnen.",
    fields: { title: "Titel", image: "Bild", displayOrder: "Reihenfolge" },
    help: {
      title: "Höchstens 255 Zeichen. Wird anstelle des Bildes vorgelesen.",
      displayOrder:
        "Eine positive Zahl; kleinere kommen zuerst. In der Liste können Sie Bilder auch verschieben.",
    },
  },
  "content-areas": {
    title: "Inhaltsbereiche",
    add: "Inhaltsbereich hinzufügen",
    editTitle: "Inhaltsbereich bearbeiten",
    search: "Nach Titel suchen",
    empty: "Noch keine Inhaltsbereiche",
    emptyText:
      "Ein Inhaltsbereich ist ein Thema, das Einzelnutzer wählen. Seine Kategorien enthalten die Beiträge.",
    fields: { title: "Titel", titleDe: "Deutscher Titel", categories: "Kategorien", active: "Aktiv" },
    help: {
      title: "Höchstens 100 Zeichen. Der Titel muss eindeutig sein.",
      titleDe: "Bleibt das Feld leer, erscheint auf Deutsch der englische Titel.",
      categories: "Mindestens eine. Der Bereich bietet Beiträge aus diesen Kategorien an.",
      active: "Nur aktive Bereiche stehen zur Auswahl.",
    },
  },
  "subscription-plans": {
    title: "Abonnements",
    add: "Abonnement hinzufügen",
    editTitle: "Abonnement bearbeiten",
    search: "Nach Titel suchen",
    empty: "Keine Abonnements",
    emptyText: "Einzelnutzer wählen eines dieser Abonnements.",
    fields: {
      title: "Titel",
      amount: "Betrag",
      billingPeriod: "Abrechnungszeitraum",
      networks: "Netzwerke",
      categoriesCount: "Kategorien",
      postsPerDay: "Beiträge pro Tag",
      autopilot: "Autopilot",
      analytics: "Auswertungen",
      socialSellingIndex: "Social-Selling-Index",
    },
    help: {
      title: "Höchstens 100 Zeichen. Der Titel muss eindeutig sein.",
      amount: "Pro Abrechnungszeitraum.",
      networks: "Mindestens eines.",
      categoriesCount: "So viele Inhaltsbereiche stehen zur Wahl.",
      postsPerDay: "So viele Beiträge werden pro Tag angeboten.",
      autopilot: "Der Autopilot plant Beiträge für die Person.",
      analytics: "Die Person sieht Zahlen zu den eigenen geteilten Beiträgen.",
      socialSellingIndex: "Die Person sieht den eigenen Wert.",
    },
    choices: {
      billingPeriod: { MONTHLY: "Monatlich", QUARTERLY: "Vierteljährlich", YEARLY: "Jährlich" },
      networks: networkNames,
    },
    sections: {
      offer: { title: "Angebot", text: "Name und Preis." },
      holds: { title: "Leistungen", text: "Was jemand mit diesem Abonnement nutzen darf." },
    },
  },
};
