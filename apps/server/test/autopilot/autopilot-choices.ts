import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  type saveClassicConfig,
  type saveMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { AutopilotCycle, WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import { cycleMondays, weekNameOf } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { addCategory, addCompany, addFrontUser, addPost, connectLinkedin } from "../people.ts";
import type { World } from "../world.ts";

export const zone = "Europe/Berlin";
export const today = (): string => localDateOf(new Date(), zone);

export type ClassicCall = CallOf<typeof saveClassicConfig>;
export type MonthlyCall = CallOf<typeof saveMonthlyConfig>;

/** A company with an autopilot, two topics and posts in them. */
export async function openAutopilotCompany(
  world: World,
  { cycle = "CLASSIC", posts = 6 }: { cycle?: AutopilotCycle; posts?: number } = {},
) {
  const company = await addCompany(world, { timeZone: zone, networks: ["LINKEDIN", "TWITTER", "XING"] });
  await world.arrange((tx) =>
    tx.client.query("update company set autopilot = true, autopilot_cycle = $2 where id = $1", [
      company,
      cycle,
    ]),
  );
  const wind = await addCategory(world, [company]);
  const grid = await addCategory(world, [company]);
  for (const category of [wind, grid])
    for (let made = 0; made < posts; made += 1) await addPost(world, category, { companyId: company });
  return { company, wind, grid };
}

export async function addTag(world: World, categoryId: number, title: string): Promise<number> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>(
      "insert into category_defining_tag (category_id, title) values ($1, $2) returning id",
      [categoryId, title],
    ),
  );
  return rows[0]?.id ?? 0;
}

export async function connectedEmployee(world: World, company: number) {
  const person = await addFrontUser(world, company);
  await connectLinkedin(world, person);
  return person;
}

export const classic = (categoryId: number, change: Partial<ClassicCall> = {}): ClassicCall => ({
  socialNetworks: ["LINKEDIN"],
  userAutoPilotConfigs: [{ categoryId, noOfPost: 2, postLanguage: "ENGLISH" }],
  days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  version: 0,
  ...change,
});

/** One category on one day of each of the four weeks. */
export const monthly = (
  categories: readonly (number | null)[],
  change: Partial<MonthlyCall> = {},
  day: WorkDay = "THURSDAY",
): MonthlyCall => ({
  socialNetworks: ["LINKEDIN"],
  version: 0,
  autopilotMonthlyWeekDataList: cycleMondays(today()).map((monday, week) => {
    const categoryId = categories[week] ?? null;
    const name = weekNameOf(monday);
    return {
      ...name,
      autopilotMonthlyConfigs:
        categoryId === null ? [] : [{ ...name, day, categoryId, language: "ENGLISH" as const }],
    };
  }),
  ...change,
});

export const messages = (answer: {
  problem: { violations?: readonly { field: string; message: string }[] };
}): string[] => (answer.problem.violations ?? []).map(({ field, message }) => `${field}: ${message}`);

/** The choice as the planner receives it. */
export async function replans(world: World, userId: number): Promise<string[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ cause: string }>(
      `select data ->> 'cause' as cause from pgboss.job
       where data ->> 'userId' = $1 and data ? 'cause' order by created_on, id`,
      [String(userId)],
    ),
  );
  return rows.map(({ cause }) => cause);
}
