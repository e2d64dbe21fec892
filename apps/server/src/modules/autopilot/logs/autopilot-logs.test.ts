import {
  listCompanyRuns,
  listUserRuns,
  readCompanyRun,
  readRunSpread,
  readUserRun,
} from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { readPickFunnel } from "@polyphon/contract/autopilot/autopilot-funnel.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReaders, planningCompany } from "../../../../test/autopilot/autopilot-log.ts";
import {
  monday,
  openPlanningCompany,
  type PlanningCompany,
  sundayEvening,
} from "../../../../test/autopilot/plan-fixture.ts";
import { sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { addCompany } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: PlanningCompany;
let other: PlanningCompany;
let readers: Awaited<ReturnType<typeof openReaders>>;
let runId: number;
let otherRunId: number;
beforeAll(async () => {
  world = await openWorld();
  // More is requested than there are posts, so that the log has gaps.
  company = await openPlanningCompany(world, { people: 6, posts: 3, counts: [3, 3] });
  other = await openPlanningCompany(world, { people: 2 });
  readers = await openReaders(world, company.companyId, other.companyId);
  await world.arrange((tx) =>
    tx.client.query(
      "insert into autopilot_control (company_id, original_percent, curated_percent, post_count) values ($1, 50, 50, 3)",
      [company.companyId],
    ),
  );
  runId = await planningCompany(world, company);
  otherRunId = await planningCompany(world, other);
}, 120_000);
afterAll(() => world.close());

const as = ({ token }: { readonly token: string }) => ({ token });

describe("the company log", () => {
  test("lists every planning of a company's week with its counts, newest first [A7-25] [C7-17]", async () => {
    const { body } = await world.call(
      listCompanyRuns,
      { company: String(company.companyId) },
      as(readers.provider),
    );
    const shares = await sharesOf(world, company.companyId);
    expect(body.items).toEqual([
      expect.objectContaining({
        id: runId,
        monday,
        cause: "WEEKLY",
        state: "DONE",
        people: 6,
        peopleDone: 6,
        planned: shares.length,
        kept: 0,
        withdrawn: 0,
      }),
    ]);
    expect(body.items[0]?.gaps).toBeGreaterThan(0);
  });

  test("counts empty slots by reason, and the reasons add up to the gaps", async () => {
    const { body } = await world.call(readCompanyRun, { id: runId }, as(readers.provider));
    const reasons = body.gapReasons ?? [];
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(body.gaps);
    expect(reasons).toEqual(reasons.toSorted((one, two) => two.count - one.count));
  });

  test("shows that colleagues who share one post keep the minimum distance, and the mix against its setting", async () => {
    const { body } = await world.call(readRunSpread, { id: runId }, as(readers.provider));
    const shares = await sharesOf(world, company.companyId);
    expect(body.shares).toBe(shares.length);
    expect(body.closest).toBeGreaterThanOrEqual(body.fixedGap);
    const groups = Map.groupBy(shares, ({ postId, network }) => `${postId} ${network}`);
    const gaps = [...groups.values()].flatMap((group) => {
      const times = group.map(({ dueAt }) => dueAt.getTime() / 60_000).toSorted((one, two) => one - two);
      return times.slice(1).map((time, at) => time - (times[at] ?? 0));
    });
    expect(body.closest).toBe(Math.min(...gaps));
    const original = shares.filter(({ plan }) => plan?.reason.kind === "ORIGINAL").length;
    expect(body.mix).toEqual({ original, curated: shares.length - original });
    expect(body.wanted).toEqual({ original: 50, curated: 50 });
    expect(body.times.reduce((sum, { count }) => sum + count, 0)).toBe(shares.length);
    expect(body.times.every(({ minute }) => minute % 30 === 0 && minute < 24 * 60)).toBe(true);
    expect((body.steps.own ?? 0) + (body.steps.substitute ?? 0) + (body.steps.best_of ?? 0)).toBe(
      shares.length,
    );
  });

  test("requires its permission, and a company's staff read only their own [C6-29] [A6-26]", async () => {
    const list = (reader: { token: string }) => world.call(listCompanyRuns, {}, as(reader));
    expect(refusal(await list(readers.without))).toEqual([403, "access_denied"]);
    expect((await list(readers.reviewer)).status).toBe(200);
    expect((await list(readers.own)).body.items.map(({ id }) => id)).toEqual([runId]);
    const named = await world.call(listCompanyRuns, { company: String(other.companyId) }, as(readers.own));
    expect(named.body.items).toEqual([]);
    for (const call of [readCompanyRun, readRunSpread])
      expect(refusal(await world.call(call, { id: otherRunId }, as(readers.own)))).toEqual([
        404,
        "not_found",
      ]);
  });

  test("is filtered by state and cause, and refuses a malformed cursor", async () => {
    const found = async (filter: Record<string, string>) =>
      (await world.call(listCompanyRuns, filter, as(readers.provider))).body.items.map(({ id }) => id);
    expect(await found({ state: "DONE", cause: "WEEKLY,NIGHTLY" })).toEqual([otherRunId, runId]);
    expect(await found({ state: "FAILED" })).toEqual([]);
    expect(await found({ createdAtTo: "2029-12-31" })).toEqual([]);
    const broken = await world.call(listCompanyRuns, { after: "%%%" }, as(readers.provider));
    expect(broken.status).toBe(400);
  });
});

describe("the user log", () => {
  const lineOf = async (userId: number | undefined) => {
    const { body } = await world.call(listUserRuns, { user: String(userId) }, as(readers.provider));
    return body.items[0]?.id ?? 0;
  };

  test("explains why each post of a person's week was chosen and why each slot stayed empty [C7-17]", async () => {
    const [userId] = company.people;
    const { body } = await world.call(readUserRun, { id: await lineOf(userId) }, as(readers.provider));
    const shares = (await sharesOf(world, company.companyId)).filter((share) => share.userId === userId);
    const planned = body.entries.filter((entry) => entry.kind === "SHARE");
    expect(planned.map(({ post, network }) => `${post?.id} ${network}`).toSorted()).toEqual(
      shares.map(({ postId, network }) => `${postId} ${network}`).toSorted(),
    );
    for (const entry of planned) {
      expect(entry.why.category?.name).toMatch(/./);
      expect(entry.kept).toBe(false);
      expect(entry.date >= monday).toBe(true);
    }
    const gaps = body.entries.filter((entry) => entry.kind === "GAP");
    expect(gaps).toHaveLength(body.gaps);
    expect(new Set(gaps.map(({ why }) => why.reason)).size).toBeGreaterThan(0);
    expect(body.weeks).toEqual([expect.objectContaining({ monday, id: body.id, gaps: body.gaps })]);
  });

  test("reads plans and gaps that were stored under the older name of a slot's filter", async () => {
    const [userId = 0] = company.people;
    const id = await lineOf(userId);
    const read = async () => (await world.call(readUserRun, { id }, as(readers.provider))).body.entries;
    const rename = (from: string, to: string) =>
      world.arrange(async (tx) => {
        await tx.client.query(
          `update share set plan = jsonb_set(plan #- array['reason', $2], array['reason', $3], plan #> array['reason', $2])
           where user_id = $1 and plan is not null`,
          [userId, from, to],
        );
        await tx.client.query(
          `update autopilot_user_run set detail = replace(detail::text, '"' || $2 || '":', '"' || $3 || '":')::jsonb
           where id = $1`,
          [id, from, to],
        );
      });
    const before = await read();
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(["SHARE", "GAP"]));
    await rename("filter", "wish");
    expect(await read()).toEqual(before);
    await rename("wish", "filter");
  });

  test("counts how many posts each filter step left on the way to a share", async () => {
    const id = await lineOf(company.people[0]);
    const { body } = await world.call(readUserRun, { id }, as(readers.provider));
    const entry = body.entries.find((one) => one.kind === "SHARE");
    const ask = (slot: string, reader = readers.provider) =>
      world.call(readPickFunnel, { id, slot }, as(reader));
    const { steps } = (await ask(entry?.slot ?? "")).body;
    expect(steps.map(({ count }) => count)).toEqual([9, 3, 3, 3, 3, expect.any(Number), expect.any(Number)]);
    expect(steps.at(-1)?.count).toBeGreaterThanOrEqual(1);
    expect((await ask("no such slot")).body.steps).toEqual([]);
    expect(refusal(await ask("any", readers.other))).toEqual([404, "not_found"]);
  });

  test("shows times in the company's time zone", async () => {
    const [userId] = company.people;
    const { body } = await world.call(readUserRun, { id: await lineOf(userId) }, as(readers.provider));
    const shares = (await sharesOf(world, company.companyId)).filter((share) => share.userId === userId);
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Berlin",
      dateStyle: "short",
      timeStyle: "short",
    });
    expect(
      body.entries
        .flatMap((entry) => (entry.kind === "SHARE" ? [`${entry.date} ${entry.time}`] : []))
        .toSorted(),
    ).toEqual(shares.map(({ dueAt }) => clock.format(dueAt)).toSorted());
  });

  test("shows what a later run withdrew and why, and what it kept from the earlier one", async () => {
    const [, , userId = 0] = company.people;
    await world.arrange((tx) =>
      tx.client.query("update autopilot_choice set networks = '{LINKEDIN}' where user_id = $1", [userId]),
    );
    await planningCompany(world, company, new Date(sundayEvening.getTime() + 3_600_000));
    const { body } = await world.call(readUserRun, { id: await lineOf(userId) }, as(readers.provider));
    const back = body.entries.filter((entry) => entry.kind === "WITHDRAWN");
    expect(back.length).toBeGreaterThan(0);
    expect(new Set(back.map(({ network, reason }) => `${network} ${reason}`))).toEqual(
      new Set(["TWITTER choice_changed"]),
    );
    const shares = body.entries.filter((entry) => entry.kind === "SHARE");
    expect(shares.some(({ kept }) => kept)).toBe(true);
    expect(shares.every(({ network }) => network === "LINKEDIN")).toBe(true);

    // Lines of earlier versions hold the reason under the code it had then.
    await world.arrange((tx) =>
      tx.client.query(
        `update autopilot_user_run set detail = replace(detail::text, '"choice_changed"', '"wish_changed"')::jsonb
         where id = $1`,
        [body.id],
      ),
    );
    const older = await world.call(readUserRun, { id: body.id }, as(readers.provider));
    expect(older.body.entries.filter((entry) => entry.kind === "WITHDRAWN")).toEqual(back);
  });

  test("requires its permission, and does not find another company's line [C6-29] [A6-26]", async () => {
    expect(refusal(await world.call(listUserRuns, {}, as(readers.without)))).toEqual([403, "access_denied"]);
    const own = await world.call(listUserRuns, {}, as(readers.own));
    expect(new Set(own.body.items.map(({ company }) => company.id))).toEqual(new Set([company.companyId]));
    const [stranger] = other.people;
    const line = await lineOf(stranger);
    expect(line).toBeGreaterThan(0);
    expect(refusal(await world.call(readUserRun, { id: line }, as(readers.own)))).toEqual([404, "not_found"]);
    const asked = await world.call(listUserRuns, { user: String(stranger) }, as(readers.own));
    expect(asked.body.items).toEqual([]);
  });

  test("pages through lines that were written in one instant without losing or repeating any", async () => {
    const company = await addCompany(world);
    const wanted = 250;
    await world.arrange((tx) =>
      tx.client.query(
        `with made as (insert into account (company_id, kind, email, password_hash, first_name, last_name)
           select $1, 'front', 'instant-' || $1::bigint || '-' || n || '@mail.example', 'none', 'Ina', 'Instant ' || n
           from generate_series(1, $2) n returning id)
         insert into autopilot_user_run (company_id, user_id, monday, cause, gaps, created_at)
         select $1, id, $3, 'CHANGED', id % 2, now() from made`,
        [company, wanted, monday],
      ),
    );
    const walk = async (filter: Record<string, string>) => {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof world.call<typeof listUserRuns>>> = await world.call(
          listUserRuns,
          { company: String(company), limit: 40, ...filter, ...(after === null ? {} : { after }) },
          as(readers.provider),
        );
        seen.push(...page.body.items.map(({ id }) => id));
        after = page.body.next;
      } while (after !== null);
      return seen;
    };
    const all = await walk({});
    expect([all.length, new Set(all).size]).toEqual([wanted, wanted]);
    expect(await walk({ gaps: "true" })).toHaveLength(wanted / 2);
    expect(await walk({ cause: "CHANGED,AWAY" })).toHaveLength(wanted);
    expect(await walk({ cause: "RUN" })).toEqual([]);
  });

  test("lists the people of one run", async () => {
    const { body } = await world.call(listUserRuns, { run: runId, limit: 4 }, as(readers.provider));
    expect(body.items).toHaveLength(4);
    const rest = await world.call(
      listUserRuns,
      { run: runId, limit: 4, after: body.next ?? "" },
      as(readers.provider),
    );
    expect(new Set([...body.items, ...rest.body.items].map(({ user }) => user.id))).toEqual(
      new Set(company.people),
    );
  });
});
