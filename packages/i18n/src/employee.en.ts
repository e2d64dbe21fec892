import { content } from "./en/content/content.employee.ts";
import { identity } from "./en/identity/identity.employee.ts";
import { insights } from "./en/insights/insights.employee.ts";
import { mentions } from "./en/mentions/mentions.employee.ts";
import { networks } from "./en/networks/networks.employee.ts";
import { notifications } from "./en/notifications/notifications.employee.ts";
import { people } from "./en/people/people.employee.ts";
import { screens } from "./en/shell/screens.employee.ts";
import { sharing } from "./en/sharing/sharing.employee.ts";
import { shell } from "./en/shell/shell.employee.ts";
import { site } from "./en/site/site.employee.ts";

/** Everything the employee app says, in English. */
export const employeeEn = {
  content,
  identity,
  insights,
  mentions,
  networks,
  people,
  screens,
  sharing,
  shell,
  notifications,
  site,
};
export type EmployeeTexts = typeof employeeEn;
