import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { hasWorkingDaysLeft, weekToHave } from "@polyphon/rules/autopilot/runs/run-due.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import type { PlanDeps } from "../../modules/autopilot/autopilot.deps.ts";
import { workOnRun } from "../../modules/autopilot/runs/work-on-run.ts";
import { insertRun } from "../../modules/autopilot/runs/run.store.ts";
import { saveConnection } from "../../modules/networks/connections/connection.store.ts";
import { tokenBinding } from "../../modules/networks/tokens/token-binding.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope, companyScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import { registerListeners } from "../../platform/events/listeners.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import {
  addChoice,
  addControl,
  addPlannedCompany,
  categoryIdsOf,
  categoryNamesOf,
} from "./demo-autopilot.store.ts";
import { demoCrew } from "../people/demo-people.ts";
import { setAutopilot, storeAwayDays } from "../../modules/autopilot/choices/autopilot-setting.store.ts";
import { accountWith, addAccount, companyWith } from "../demo.store.ts";
import { mint } from "../networks/seed-connections.ts";

const zone = "Europe/Berlin";
const crewSize = 24;
const day = 86_400_000;

interface CrewMember {
  readonly at: number;
  readonly email: string;
  readonly name: string;
  readonly networks: readonly Network[];
}

/** Most with LinkedIn and X; one wants Xing without having it, and so has gaps to show. */
function crew(): CrewMember[] {
  return Array.from({ length: crewSize }, (_, at) => {
    const { email, firstName, lastName } = demoCrew.member(at);
    const networks: readonly Network[] =
      at === 5 ? ["LINKEDIN", "XING"] : at % 2 === 0 ? ["LINKEDIN", "TWITTER"] : ["LINKEDIN"];
    return { at, email, name: `${firstName} ${lastName}`, networks };
  });
}

interface AddedMember {
  readonly id: number;
  readonly light: boolean;
}

async function addMember(
  tx: Tx,
  companyId: number,
  member: CrewMember,
  passwordHash: string,
  now: Date,
): Promise<AddedMember> {
  const { at } = member;
  const { firstName, lastName, headline, language } = demoCrew.member(at);
  const light = at === crewSize - 1;
  const userId = await addAccount(tx, {
    companyId,
    kind: "front",
    email: member.email,
    passwordHash,
    firstName,
    lastName,
    headline,
    language,
    proficiency: "MEMBER",
    light,
  });
  // Some have it off, one is out of office next week, and the last one has never opened it.
  const date = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const owner = { accountId: userId, companyId };
  if (!light && at % 9 !== 8) await setAutopilot(tx, owner, true);
  if (at === 7) await storeAwayDays(tx, owner, date(5), date(12));
  if (light) return { id: userId, light };
  const [first = 0, second = 0, third = 0] = await categoryIdsOf(tx, companyId);
  const inputs = [
    { categoryId: first, count: 2 },
    { categoryId: second, count: 1 + (at % 3) },
    ...(at % 4 === 0 ? [{ categoryId: third, count: 2 }] : []),
  ];
  await addChoice(tx, {
    userId,
    companyId,
    networks: member.networks,
    rows: inputs,
    days: workDays.filter((_, place) => (place + at) % 5 < 3),
    hours: at % 6 === 3 ? ["09:00", "15:00"] : null,
  });
  return { id: userId, light };
}

interface Crew {
  readonly company: {
    readonly id: number;
    readonly timeZone: string;
    readonly categories: readonly string[];
  };
  readonly members: readonly AddedMember[];
}

/** What companies mix and suggest, and a crew that has switched the autopilot on. */
export async function addAutopilot(
  tx: Tx,
  { companyIds, passwordHash, now }: { companyIds: readonly number[]; passwordHash: string; now: Date },
): Promise<Crew> {
  const own = await addPlannedCompany(tx, demoCrew);
  await addControl(tx, own, { original: 50, curated: 50, posts: 3 });
  // One company of the demo has none, so that adding one can be tried.
  for (const [at, companyId] of companyIds.slice(0, -1).entries())
    await addControl(tx, companyId, { original: 60 + at * 10, curated: 40 - at * 10, posts: 2 + at });
  const members: AddedMember[] = [];
  for (const member of crew()) members.push(await addMember(tx, own, member, passwordHash, now));
  return { company: { id: own, timeZone: zone, categories: await categoryNamesOf(tx, own) }, members };
}

async function connectCrew(database: Database, box: SecretBox, sandbox: string, now: Date): Promise<void> {
  for (const member of crew().slice(0, -1)) {
    for (const network of member.networks.filter((one) => one !== "XING")) {
      const { accessToken, memberId } = await mint(sandbox, { network }, member.name);
      await inTransaction(database, allScope("demo"), async (tx) => {
        const userId = await accountWith(tx, member.email);
        const owner = { companyId: await companyWith(tx, demoCrew.domain), userId, network };
        await saveConnection(tx, {
          ...owner,
          accountType: "PERSONAL",
          externalId: network === "LINKEDIN" ? `urn:li:person:${memberId}` : memberId,
          displayName: member.name,
          vanityName: null,
          scopes: [],
          access: box.seal(accessToken, tokenBinding(owner, "access")),
          accessExpiresAt: new Date(now.getTime() + 58 * day),
          refresh: null,
          refreshExpiresAt: null,
        });
      });
    }
  }
}

export interface PlanDemoDeps {
  readonly database: Database;
  readonly box: SecretBox;
  readonly sandbox: string;
  readonly abilities: PlanDeps["abilities"];
  readonly now: Date;
}

/** The crew's weeks as the worker would plan them: what is left of this one, and the next. */
export async function seedPlans({ database, box, sandbox, abilities, now }: PlanDemoDeps): Promise<void> {
  // Nobody is notified about what the demo starts with.
  registerListeners([]);
  await connectCrew(database, box, sandbox, now);
  const companyId = await inTransaction(database, allScope("demo"), (tx) => companyWith(tx, demoCrew.domain));
  const monday = weekToHave(now, zone, 18);
  const weeks = [monday, addDays(monday, 7)].filter((week) => hasWorkingDaysLeft(now, zone, week));
  for (const [at, week] of weeks.entries()) {
    const cause = at === 0 ? ("WEEKLY" as const) : ("BY_HAND" as const);
    const run = { companyId, monday: week, cause, requestedBy: null, now: new Date() };
    const runId = await inTransaction(database, companyScope(companyId), (tx) => insertRun(tx, run));
    if (runId === null) continue;
    const end = await workOnRun(
      { database, deps: { abilities }, runId, companyId },
      new AbortController().signal,
    );
    if (end !== "over") throw new Error(`the demo's plan ended ${end}`);
  }
}
