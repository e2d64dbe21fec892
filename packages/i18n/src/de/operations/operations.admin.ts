import { activity } from "./activity.admin.ts";
import { jobs } from "./jobs.admin.ts";
import { killSwitches } from "./kill-switches.admin.ts";
import { logs } from "./logs.admin.ts";
import { settings } from "./settings.admin.ts";
import { worksCouncil } from "./works-council.admin.ts";
import type { operations as en } from "../../en/operations/operations.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const operations: TextsOf<typeof en> = {
  activity,
  ...jobs,
  ...killSwitches,
  ...logs,
  ...settings,
  worksCouncil,
  "prohibited-emails": {
    title: "Verbotene E-Mail-Adressen",
    add: "Adresse hinzufügen",
    addTitle: "Adresse oder Domain verbieten",
    editTitle: "Verbotene Adresse bearbeiten",
    search: "Adresse oder Grund",
    empty: "Keine verbotenen Adressen",
    emptyText:
      "Mit Adressen auf dieser Liste kann sich niemand registrieren, und sie erhalten keine E-Mails.",
    fields: { email: "Adresse oder Domain", reason: "Grund" },
    help: {
      email: "Eine Adresse oder eine Domain wie spam.example für alle ihre Adressen.",
      reason: "Nur für Ihr Team sichtbar.",
    },
  },
};
