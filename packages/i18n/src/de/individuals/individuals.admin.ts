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
    emptyText: "Einzelnutzer sehen diese Bilder nacheinander, wenn sie hereinkommen.",
    fields: { title: "Titel", image: "Bild", displayOrder: "Reihenfolge" },
    help: {
      title: "Höchstens 255 Zeichen. Wird anstelle des Bildes vorgelesen.",
      displayOrder:
        "Eine positive Zahl; kleinere kommen zuerst. In der Liste werden Bilder von Hand verschoben.",
    },
  },
  "content-areas": {
    title: "Inhaltsbereiche",
    add: "Inhaltsbereich hinzufügen",
    editTitle: "Inhaltsbereich bearbeiten",
    search: "Nach Titel suchen",
    empty: "Noch keine Inhaltsbereiche",
    emptyText:
      "Ein Inhaltsbereich ist ein Thema, das Einzelnutzer wählen; seine Kategorien enthalten die Beiträge.",
    fields: { title: "Titel", titleDe: "Titel auf Deutsch", categories: "Kategorien", active: "Aktiv" },
    help: {
      title: "Höchstens 100 Zeichen. Jeden Titel gibt es einmal.",
      titleDe: "Bleibt er leer, sehen deutsche Leser den englischen.",
      categories: "Mindestens eine. Deren Beiträge werden darin angeboten.",
      active: "Nur aktive Bereiche können gewählt werden.",
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
      postsPerDay: "Beiträge am Tag",
      autopilot: "Autopilot",
      analytics: "Auswertungen",
      socialSellingIndex: "Social-Selling-Index",
    },
    help: {
      title: "Höchstens 100 Zeichen. Jeden Titel gibt es einmal.",
      amount: "Für einen Abrechnungszeitraum.",
      networks: "Mindestens eines.",
      categoriesCount: "Wie viele Inhaltsbereiche jemand wählen darf.",
      postsPerDay: "Wie viele Beiträge an einem Tag angeboten werden.",
      autopilot: "Teilungen werden für die Person geplant.",
      analytics: "Die Person sieht Zahlen zu den eigenen Teilungen.",
      socialSellingIndex: "Die Person sieht den eigenen Wert.",
    },
    choices: {
      billingPeriod: { MONTHLY: "Monatlich", QUARTERLY: "Vierteljährlich", YEARLY: "Jährlich" },
      networks: networkNames,
    },
    sections: {
      offer: { title: "Angebot", text: "Wie es heißt und was es kostet." },
      holds: { title: "Was es enthält", text: "Was jemand mit diesem Abonnement nutzen darf." },
    },
  },
};
