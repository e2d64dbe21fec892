import { identityScreens } from "./identity.screens.ts";
import { companiesScreens } from "./companies.screens.ts";
import { peopleScreens } from "./people.screens.ts";
import { networksScreens } from "./networks.screens.ts";
import { contentScreens } from "./content.screens.ts";
import { editorialScreens } from "./editorial.screens.ts";
import { siteScreens } from "./site.screens.ts";
import { trainingScreens } from "./training.screens.ts";
import { surveysScreens } from "./surveys.screens.ts";
import { mentionsScreens } from "./mentions.screens.ts";
import { sharingScreens } from "./sharing.screens.ts";
import { autopilotScreens } from "./autopilot.screens.ts";
import { insightsScreens } from "./insights.screens.ts";
import { outreachScreens } from "./outreach.screens.ts";
import { profileReviewScreens } from "./profile-review.screens.ts";
import { recognitionScreens } from "./recognition.screens.ts";
import { individualsScreens } from "./individuals.screens.ts";
import { reportsScreens } from "./reports.screens.ts";
import { operationsScreens } from "./operations.screens.ts";
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
