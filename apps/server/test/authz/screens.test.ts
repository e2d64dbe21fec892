import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  featuresOfLevel,
  type FrontFeature,
  type PermissionKey,
  permissionKeys,
  type ProficiencyLevel,
  proficiencyLevels,
  type UserTypeName,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { openAdminScreen } from "@polyphon/rules/identity/screens/open-admin-screen.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff } from "../people.ts";
import { openWorld, type World } from "../world.ts";

type Account = OutputOf<typeof readAccount>;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const office = screens.filter(({ app }) => app === "admin");
const corporate: ReadonlySet<number> = new Set([userTypes.corporateAdmin, userTypes.corporateUser]);

interface Grant {
  readonly userType: number;
  readonly keys: readonly PermissionKey[];
  readonly features: boolean;
}

/** Whether the catalogue opens a screen with these rights, computed here and not by the product. */
function expected({ permission, gate }: Screen, { userType, keys, features }: Grant): "open" | "no-access" {
  if (userType === userTypes.superAdmin || permission === "none" || permission === "public") return "open";
  const held = keys.some((key) => key === permission);
  const atCompany = corporate.has(userType);
  const passes = gate === undefined || (atCompany && (gate === "user type 2 or 3" || features));
  return held && passes ? "open" : "no-access";
}

async function accountOf(grant: Grant): Promise<Account> {
  const atCompany = corporate.has(grant.userType);
  const companyId = atCompany
    ? await addCompany(world, { linkedinImport: grant.features, ownPostApproval: grant.features })
    : null;
  const { token } = await addStaff(world, grant.userType, grant.keys, companyId);
  const { body } = await world.call(readAccount, {}, { token });
  return body;
}

const every = (nth: number, from: number) => permissionKeys.filter((_, at) => at % nth === from);
const handfuls: Readonly<Record<string, readonly PermissionKey[]>> = {
  "every right": permissionKeys,
  "no right": [],
  "every other right": every(2, 0),
  "the other half of the rights": every(2, 1),
};

test.each(Object.keys(userTypes) as UserTypeName[])(
  "a %s opens exactly the back-office screens that the rights allow [A2.2-03] [C6-05] [C6-07]",
  async (name) => {
    for (const [held, keys] of Object.entries(handfuls))
      for (const features of [true, false]) {
        const grant = { userType: userTypes[name], keys, features };
        const { can, userType, features: shown } = await accountOf(grant);
        const visits = office.map((screen) => [
          screen.path,
          openAdminScreen({ ...can, userType, features: shown }, screen),
        ]);
        expect(visits, `${held}, company features ${features ? "on" : "off"}`).toEqual(
          office.map((screen) => [screen.path, expected(screen, grant)]),
        );
      }
  },
);

/** The company's switches, each with the feature of the employee app that it controls. */
const switches: Readonly<Record<string, FrontFeature>> = {
  profile_review: "profile_review_request",
  training_certification: "certificates",
  autopilot: "autopilot_config",
  real_time_content: "realtime_content",
  ai_text: "aiTextSuggestion",
  linkedin_mention: "mention",
};

async function employeeWith(options: { level: ProficiencyLevel; light?: boolean; off?: string }) {
  const companyId = await addCompany(world, { levels: true });
  const settings = Object.keys(switches).map((column) => `${column} = ${column !== options.off}`);
  await world.arrange((tx) =>
    tx.client.query(`update company set ${settings.join(", ")} where id = $1`, [companyId]),
  );
  const { token } = await addFrontUser(world, companyId, options);
  const { body } = await world.call(readAccount, {}, { token });
  return { share: body.can.share, features: new Set(body.can.features) };
}

test("an employee has the features of the level, except those that the company switched off [A6-51]", async () => {
  for (const level of proficiencyLevels) {
    const { features } = await employeeWith({ level });
    expect(features, level).toEqual(new Set(featuresOfLevel[level]));
  }
  for (const [off, feature] of Object.entries(switches)) {
    const { features } = await employeeWith({ level: "ELITE", off });
    expect(features, off).toEqual(new Set(featuresOfLevel.ELITE.filter((one) => one !== feature)));
  }
});

test("a light front user has neither autopilot nor sharing [A6-51]", async () => {
  const { share, features } = await employeeWith({ level: "ELITE", light: true });
  expect(share).toBe(false);
  expect(features).toEqual(new Set(featuresOfLevel.ELITE.filter((one) => one !== "autopilot_config")));
});
