import { content } from "./de/content/content.employee.ts";
import { identity } from "./de/identity/identity.employee.ts";
import { insights } from "./de/insights/insights.employee.ts";
import { mentions } from "./de/mentions/mentions.employee.ts";
import { networks } from "./de/networks/networks.employee.ts";
import { notifications } from "./de/notifications/notifications.employee.ts";
import { people } from "./de/people/people.employee.ts";
import { screens } from "./de/shell/screens.employee.ts";
import { sharing } from "./de/sharing/sharing.employee.ts";
import { shell } from "./de/shell/shell.employee.ts";
import { site } from "./de/site/site.employee.ts";
import type { EmployeeTexts } from "./employee.en.ts";
import type { TextsOf } from "./kit/texts-of.ts";

/** Everything the employee app says, in German. */
export const employeeDe: TextsOf<EmployeeTexts> = {
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
