import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";

const employees = ["Front users", "Users", "People", "Nutzer"];

/** What people call a screen besides its title, in both languages. */
export const otherNames: Readonly<Partial<Record<AdminScreenPath, readonly string[]>>> = {
  "/admin/front-users": employees,
  "/admin/corporate-front-users": employees,
  "/admin/bulk-add-front-user": [
    "Add employees",
    "Import people",
    "Mitarbeitende hinzufügen",
    "Mitarbeitende importieren",
  ],
  "/admin/move-user": ["Move users", "Nutzer verschieben"],
  "/admin/killswitch": ["Stop sharing", "Teilen stoppen"],
  "/admin/manage-questionnaire": ["Surveys"],
  "/admin/activity-log": ["Audit log", "Who did what", "Audit-Protokoll", "Wer hat was getan"],
  "/admin/works-council": [
    "Privacy",
    "Who sees what",
    "Data sheet",
    "Datenschutz",
    "Wer sieht was",
    "Datenblatt",
  ],
  "/admin/scheduled-jobs": ["Cron jobs", "Cron-Aufgaben"],
  "/admin/stuck-shares": ["Why was it not shared", "Warum wurde nicht geteilt"],
};
