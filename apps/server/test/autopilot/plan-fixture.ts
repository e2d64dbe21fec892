import { checkPlan } from "@polyphon/rules/test/autopilot/check-plan.ts";
import type { CompanyWeek, PlanGap, UserPlan } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { PlanDeps } from "../../src/modules/autopilot/autopilot.deps.ts";
import { loadPeople, type PlanPerson } from "../../src/modules/autopilot/planner/load-people.ts";
import { loadPlanningContext } from "../../src/modules/autopilot/planner/load-week.ts";
import { workOnRun } from "../../src/modules/autopilot/runs/work-on-run.ts";
import { requestRun } from "../../src/modules/autopilot/runs/request-run.ts";
import { companyScope } from "../../src/platform/db/scope.ts";
import { inTransaction, type Tx } from "../../src/platform/db/transaction.ts";
import { compose, type Composed } from "../../src/compose.ts";
import { type TestContext, openTestContext, unique } from "../test-context.ts";
import { sharesOf, living } from "./planned-rows.ts";
import { addCategory, addCompany, postCopy } from "../people.ts";

/** As the real accounts: pictures on Instagram, manual sharing on Xing. */
export const deps: PlanDeps = {
  abilities: (network, accountType) =>
    accountType === "PERSONAL"
      ? {
          minImages: network === "INSTAGRAM" ? 1 : 0,
          video: true,
          linkCard: true,
          assisted: network === "XING",
        }
      : null,
};

/** A Monday far ahead, and the Sunday evening before it. */
export const monday = "2030-01-14";
export const sundayEvening = new Date("2030-01-13T17:30:00Z");
/** Wednesday noon of that week, in Berlin. */
export const wednesday = new Date("2030-01-16T11:00:00Z");

export interface PlanningCompany {
  readonly companyId: number;
  readonly categories: readonly number[];
  readonly people: readonly number[];
}

export interface PlanningCompanyOptions {
  readonly people?: number;
  readonly posts?: number;
  readonly zone?: string;
  readonly networks?: readonly string[];
  /** Posts a week in each of the first categories. */
  readonly counts?: readonly number[];
  readonly settings?: string;
}

/** A company whose people have switched the autopilot on: categories, posts and choices, inserted directly. */
export async function openPlanningCompany(
  world: TestContext,
  options: PlanningCompanyOptions = {},
): Promise<PlanningCompany> {
  const { people = 12, posts = 40, zone = "Europe/Berlin", counts = [2, 1] } = options;
  const companyId = await addCompany(world, { timeZone: zone });
  const categories = [
    await addCategory(world, [companyId]),
    await addCategory(world, [companyId]),
    await addCategory(world, [companyId]),
  ];
  const rows = counts.map((count, at) => ({
    categoryId: categories[at],
    tagIds: [],
    language: null,
    count,
  }));
  const ids = await world.arrange(async (tx) => {
    if (options.settings)
      await tx.client.query(`update company set ${options.settings} where id = $1`, [companyId]);
    await addPosts(tx, categories, posts);
    const { rows: made } = await tx.client.query<{ id: number }>(
      `insert into account (company_id, kind, email, password_hash, first_name, last_name, terms_accepted_at)
       select $1, 'front', $2 || n || '@mail.example', 'none', 'Ada', 'Planned ' || n, now()
       from generate_series(1, $3) n returning id`,
      [companyId, unique("planned"), people],
    );
    const found = made.map(({ id }) => id);
    await tx.client.query(
      "insert into autopilot_setting (account_id, company_id, switched_on) select person, $1, true from unnest($2::bigint[]) person",
      [companyId, found],
    );
    await tx.client.query(
      `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id,
         access_token, access_expires_at)
       select $1, person, network, 'PERSONAL', 'TOKEN_ACTIVE', 'member-' || person, 'Ada', 'none', '', '2040-01-01'
       from unnest($2::bigint[]) person, unnest($3::text[]) network`,
      [companyId, found, ["LINKEDIN", "TWITTER", "XING"]],
    );
    await tx.client.query(
      `insert into autopilot_choice (user_id, company_id, networks, rows, days)
       select person, $1, $3, $4, '{MONDAY,TUESDAY,THURSDAY}' from unnest($2::bigint[]) person`,
      [companyId, found, options.networks ?? ["LINKEDIN", "TWITTER"], JSON.stringify(rows)],
    );
    return found;
  });
  return { companyId, categories, people: ids };
}

async function addPosts(tx: Tx, categories: readonly number[], count: number): Promise<void> {
  const voices = [
    { voice: "VOICE_1", copy: { LINKEDIN: postCopy } },
    { voice: "VOICE_2", copy: { LINKEDIN: `Second voice. ${postCopy}` } },
  ];
  await tx.client.query(
    `insert into post (category_id, title, source, type, language, post_url, voices, publish_at, status)
     select category, 'A post to plan ' || n, case when n % 2 = 0 then 'ORIGINAL' else 'CURATED' end, 'TEXT',
       case when n % 5 = 0 then 'GERMAN' else 'ENGLISH' end, 'https://www.example.com/' || n, $3,
       timestamptz '2030-01-10 08:00Z' - n * interval '3 hours', 'PUBLISHED'
     from unnest($1::bigint[]) category, generate_series(1, $2) n`,
    [categories, count, JSON.stringify(voices)],
  );
}

export function openPlanFixture() {
  let made: (TestContext & { readonly composed: Composed }) | null = null;
  const world = () => {
    if (!made) throw new Error("the fixture is not open");
    return made;
  };
  const inCompany = <T>(companyId: number, work: (tx: Tx) => Promise<T>) =>
    inTransaction(world().database, companyScope(companyId), work);

  /** A run from its request to its end. */
  async function run(
    company: PlanningCompany,
    at: { readonly monday?: string; readonly now?: Date; readonly chunk?: number } = {},
  ): Promise<number> {
    const now = at.now ?? sundayEvening;
    const runId = await ask(company, at);
    const end = await workOnRun(
      {
        database: world().database,
        deps,
        runId,
        companyId: company.companyId,
        chunk: at.chunk ?? 5,
        clock: () => now,
      },
      new AbortController().signal,
    );
    if (end !== "over") throw new Error(`the run ended ${end}`);
    return runId;
  }

  async function ask(
    company: PlanningCompany,
    at: { readonly monday?: string; readonly now?: Date } = {},
  ): Promise<number> {
    const id = await inCompany(company.companyId, (tx) =>
      requestRun(tx, {
        companyId: company.companyId,
        monday: at.monday ?? monday,
        cause: "WEEKLY",
        requestedBy: null,
        now: at.now ?? sundayEvening,
      }),
    );
    if (id === null) throw new Error("a run is open already");
    return id;
  }

  /** A week and its people as the planner would receive them now. */
  async function facts(
    { companyId, people }: PlanningCompany,
    at: { readonly monday?: string; readonly now?: Date } = {},
  ): Promise<{ week: CompanyWeek; users: PlanPerson[] }> {
    return inCompany(companyId, async (tx) => {
      const context = await loadPlanningContext(
        tx,
        deps,
        companyId,
        [at.monday ?? monday],
        at.now ?? sundayEvening,
      );
      const week = context?.weeks[0];
      if (!context || !week) throw new Error("the company has no autopilot");
      return { week, users: await loadPeople(tx, deps, context, week, people) };
    });
  }

  /** The plan as stored: shares and the gaps of the log. */
  async function stored(runId: number, week: CompanyWeek, users: readonly PlanPerson[], companyId: number) {
    const shares = living(await sharesOf(world(), companyId));
    const { rows } = await world().arrange((tx) =>
      tx.client.query<{ userId: number; detail: { gaps: Omit<PlanGap, "userId">[] } }>(
        `select user_id as "userId", detail from autopilot_user_run where run_id = $1`,
        [runId],
      ),
    );
    const gaps = new Map(rows.map(({ userId, detail }) => [userId, detail.gaps]));
    return users.map(({ userId }): UserPlan => {
      const own = shares.filter((share) => share.userId === userId && share.plan !== null);
      return {
        userId,
        kept: [],
        withdrawn: [],
        gaps: (gaps.get(userId) ?? []).map((gap) => ({ ...gap, userId })),
        picks: own.flatMap(({ plan, ...share }) => {
          if (!plan) return [];
          const { slot, reason } = plan;
          return [{ ...share, slot, reason, date: localDateOf(share.dueAt, week.zone) }];
        }),
      };
    });
  }

  const change = (sql: string, values: unknown[]) => world().arrange((tx) => tx.client.query(sql, values));

  return {
    change,
    /** The dependencies of a job or a listener. */
    context: <P>(payload: P, now: Date) => {
      const { database, log } = world();
      return { jobId: "test", payload, database, log, now, signal: new AbortController().signal };
    },
    jobsOf: async (name: string): Promise<Record<string, unknown>[]> => {
      const sql = "select data from pgboss.job where name = $1 order by created_on";
      const { rows } = await change(sql, [name]);
      return (rows as { data: Record<string, unknown> }[]).map(({ data }) => data);
    },
    runRow: async (id: number) => {
      const { rows } = await change("select * from autopilot_run where id = $1", [id]);
      return (rows as Record<string, number | string | null>[])[0];
    },
    /** Reads the same facts again: which stored shares break a rule. */
    brokenRules: async (company: PlanningCompany, now: Date) => {
      const { week, users } = await facts(company, { now });
      const kept = users.map(({ userId, stored: own }) => ({
        userId,
        withdrawn: [],
        picks: [],
        gaps: [],
        kept: own.flatMap(({ plan, postId, network }) =>
          plan ? [{ slot: plan.slot, postId, network }] : [],
        ),
      }));
      return checkPlan(week, users, kept, []).filter(
        ({ rule }) => rule.startsWith("kept") || rule === "fixed gap",
      );
    },
    open: async () => {
      const context = await openTestContext();
      made = { ...context, composed: compose(context) };
    },
    close: async () => {
      await world().composed.close();
      await world().close();
    },
    world,
    inCompany,
    ask,
    run,
    facts,
    stored,
    /** Plans a week that has no plan yet, and checks what is stored. */
    judged: async (company: PlanningCompany, at: { readonly monday?: string; readonly now?: Date } = {}) => {
      const before = await facts(company, at);
      const runId = await run(company, at);
      const plans = await stored(runId, before.week, before.users, company.companyId);
      return { ...before, runId, plans, violations: checkPlan(before.week, before.users, plans, []) };
    },
  };
}

export type PlanFixture = ReturnType<typeof openPlanFixture>;
