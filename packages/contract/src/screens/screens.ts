import { identityScreens } from "../identity/identity.screens.ts";
import { companiesScreens } from "../companies/companies.screens.ts";
import { peopleScreens } from "../people/people.screens.ts";
import { networksScreens } from "../networks/networks.screens.ts";
import { contentScreens } from "../content/content.screens.ts";
import { editorialScreens } from "../editorial/editorial.screens.ts";
import { siteScreens } from "../site/site.screens.ts";
import { trainingScreens } from "./training.screens.ts";
import { surveysScreens } from "../surveys/surveys.screens.ts";
import { mentionsScreens } from "../mentions/mentions.screens.ts";
import { sharingScreens } from "../sharing/sharing.screens.ts";
import { autopilotScreens } from "../autopilot/autopilot.screens.ts";
import { insightsScreens } from "../insights/insights.screens.ts";
import { outreachScreens } from "../outreach/outreach.screens.ts";
import { profileReviewScreens } from "./profile-review.screens.ts";
import { recognitionScreens } from "../recognition/recognition.screens.ts";
import { individualsScreens } from "../individuals/individuals.screens.ts";
import { reportsScreens } from "./reports.screens.ts";
import { operationsScreens } from "../operations/operations.screens.ts";
import type { Screen, ScreenRow } from "./screen.ts";

const modules = [
  identityScreens,
  companiesScreens,
  peopleScreens,
  networksScreens,
  contentScreens,
  editorialScreens,
  siteScreens,
  trainingScreens,
  surveysScreens,
  mentionsScreens,
  sharingScreens,
  autopilotScreens,
  insightsScreens,
  outreachScreens,
  profileReviewScreens,
  recognitionScreens,
  individualsScreens,
  reportsScreens,
  operationsScreens,
] as const;

export type ScreenModule = (typeof modules)[number]["module"];

/** The address of a catalogued screen; a router map keyed by it cannot name a screen that does not exist. */
export type AdminScreenPath = (typeof modules)[number]["admin"][number][0];
export type EmployeeScreenPath = (typeof modules)[number]["employee"][number][0];

function screenOf(
  app: Screen["app"],
  module: ScreenModule,
  [path, title, permission, gate]: ScreenRow,
): Screen {
  return { app, path, title, module, permission, ...(gate === undefined ? {} : { gate }) };
}

export const screens: readonly Screen[] = modules.flatMap(({ module, admin, employee }) => [
  ...admin.map((row: ScreenRow) => screenOf("admin", module, row)),
  ...employee.map((row: ScreenRow) => screenOf("employee", module, row)),
]);
