import { content } from "./en/content.employee.ts";
import { identity } from "./en/identity.employee.ts";
import { insights } from "./en/insights.employee.ts";
import { mentions } from "./en/mentions.employee.ts";
import { networks } from "./en/networks.employee.ts";
import { notifications } from "./en/notifications.employee.ts";
import { people } from "./en/people.employee.ts";
import { screens } from "./en/screens.employee.ts";
import { sharing } from "./en/sharing.employee.ts";
import { shell } from "./en/shell.employee.ts";
import { site } from "./en/site.employee.ts";

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
