import type { postWorkflow as en } from "../../en/content/workflow.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const postWorkflow: TextsOf<typeof en> = {
  rework: {
    reason: "Grund der Rückgabe",
    returned: "Zurückgegeben von {{by}}, {{when}}",
    returnedBySomebody: "Zurückgegeben am {{when}}",
    done: "Überarbeitet",
    doneOf: "{{voice}} überarbeitet",
    progress: "Überarbeitete Textvarianten: {{done}} von {{all}}",
    submit: "Erneut einreichen",
    submitted: "„{{title}}“ erneut eingereicht.",
    failed: "Der Grund der Rückgabe konnte nicht geladen werden",
    kinds: {
      FACTS: "Fakten oder Quelle",
      TONE: "Ton",
      TOO_LONG: "Zu lang",
      BOT: "Klingt nach Bot",
      OFF_BRIEF: "Am Auftrag vorbei",
      LANGUAGE: "Sprache",
    },
  },
  undo: {
    label: "Rückgängig",
    one: "„{{title}}“ ist nicht mehr veröffentlicht und wieder in Ihrer Warteschlange.",
    many_one: "{{count}} Beitrag ist nicht mehr veröffentlicht.",
    many_other: "{{count}} Beiträge sind nicht mehr veröffentlicht.",
    stays: "{{titles}}: {{reason}}",
  },
};
