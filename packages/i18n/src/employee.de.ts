import { content } from "./de/content.employee.ts";
import { identity } from "./de/identity.employee.ts";
import { insights } from "./de/insights.employee.ts";
import { mentions } from "./de/mentions.employee.ts";
import { networks } from "./de/networks.employee.ts";
import { notifications } from "./de/notifications.employee.ts";
import { people } from "./de/people.employee.ts";
import { screens } from "./de/screens.employee.ts";
import { sharing } from "./de/sharing.employee.ts";
import { shell } from "./de/shell.employee.ts";
import { site } from "./de/site.employee.ts";
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
