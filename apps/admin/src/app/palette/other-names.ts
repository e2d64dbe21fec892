import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";

const employees = ["Employees", "People", "Nutzer"];

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
  "/admin/move-user": ["Move employees", "Mitarbeitende verschieben"],
  "/admin/killswitch": ["Stop sharing", "Teilen stoppen"],
  "/admin/manage-questionnaire": ["Surveys"],
  "/admin/stuck-shares": ["Why was it not shared", "Warum wurde nicht geteilt"],
};
