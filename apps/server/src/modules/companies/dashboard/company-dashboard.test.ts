import { readCompanyDashboard } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const reading = (input: CallOf<typeof readCompanyDashboard>, person = admin) =>
  world.call(readCompanyDashboard, input, { token: person.token });

describe("the dashboard of a company", () => {
  test("counts new people, shares and clicks by its own weeks and months [C2-09]", async () => {
    const id = await addCompany(world, { timeZone: "Pacific/Auckland" });
    const person = await addFrontUser(world, id);
    // In Auckland the second instant is Monday of week 42 already, in Europe still Sunday of week 41.
    await world.arrange(async (tx) => {
      const { client } = tx;
      await client.query("update account set created_at = '2026-10-06T12:00:00Z' where id = $1", [person.id]);
      for (const at of ["2026-10-07T12:00:00Z", "2026-10-11T20:00:00Z"])
        await client.query(
          `with topic as (insert into category (name) values ($3) returning id),
             made as (insert into post (company_id, category_id, title, status, publish_at, type, source, language, voices)
               select $1, id, 'A post', 'PUBLISHED', now(), 'TEXT', 'ORIGINAL', 'ENGLISH', '[]' from topic returning id)
           insert into share (company_id, user_id, post_id, network, voice, text, due_at, state)
           select $1, $2, id, 'LINKEDIN', 'VOICE_1', 'x', $4, 'SHARED' from made`,
          [id, person.id, `dashboard ${at}`, at],
        );
      await client.query("call platform.ensure_click_partition('2026-10-01')");
      for (const [at, kind] of [
        ["2026-10-08T12:00:00Z", "PERSON"],
        ["2026-10-08T12:00:01Z", "BOT"],
      ])
        await client.query(
          "insert into click (company_id, share_id, at, kind, stream_id) values ($1, 1, $2, $3, 'c-' || $3)",
          [id, at, kind],
        );
    });
    const weeks = await reading({ id, view: "WEEK", from: "2026-W40", to: "2026-W42" });
    expect(weeks.status).toBe(200);
    expect(
      weeks.body.periods.map(({ period, newUsers, shares, clicks }) => [period, newUsers, shares, clicks]),
    ).toEqual([
      ["2026-W40", 0, 0, 0],
      ["2026-W41", 1, 1, 1],
      ["2026-W42", 0, 1, 0],
    ]);
    const months = await reading({ id, view: "MONTH", from: "2026-09", to: "2026-10" });
    expect(months.body.periods.map(({ shares }) => shares)).toEqual([0, 2]);
  });

  test("counts as active who has signed in within thirty days, and nobody who never did", async () => {
    const id = await addCompany(world);
    const [recent, earlier, disabled] = [
      await addFrontUser(world, id),
      await addFrontUser(world, id),
      await addFrontUser(world, id),
      await addFrontUser(world, id),
    ];
    await world.arrange(async ({ client }) => {
      const signedIn = "update account set last_login_at = now() - make_interval(days => $2) where id = $1";
      await client.query(signedIn, [recent?.id, 2]);
      await client.query(signedIn, [earlier?.id, 31]);
      await client.query(signedIn, [disabled?.id, 2]);
      await client.query("update account set status = 'DISABLED' where id = $1", [disabled?.id]);
    });
    const { body } = await reading({ id, view: "WEEK", from: "2026-W40", to: "2026-W42" });
    expect(body.users).toEqual({ all: 4, signedIn: 2, active: 1 });
  });

  test.each([
    ["the last week before the first", { view: "WEEK", from: "2026-W10", to: "2026-W09" }, "weekAfter"],
    ["the same month twice", { view: "MONTH", from: "2026-03", to: "2026-03" }, "monthAfter"],
    ["sixteen weeks", { view: "WEEK", from: "2026-W01", to: "2026-W16" }, "weeksAtMost"],
    ["sixteen months", { view: "MONTH", from: "2025-01", to: "2026-04" }, "monthsAtMost"],
  ] as const)(
    "refuses %s with a message [C5broadcasts-05] [C5broadcasts-06] [C5broadcasts-07]",
    async (_, range, say) => {
      const id = await addCompany(world);
      const { status, problem } = await reading({ id, ...range });
      expect(status).toBe(400);
      const text = serverTexts.en.violations[say].replace("{{maximum}}", "15");
      expect(problem.violations).toEqual([{ field: "to", message: text }]);
    },
  );

  test("refuses a range with one end, and takes fifteen weeks", async () => {
    const id = await addCompany(world);
    const half = { id, view: "WEEK", from: "2026-W01" } as CallOf<typeof readCompanyDashboard>;
    expect((await reading(half)).problem.violations?.map(({ field }) => field)).toEqual(["to"]);
    expect((await reading({ id, view: "WEEK", from: "2026-W01", to: "2026-W15" })).body.periods).toHaveLength(
      15,
    );
  });

  test("is not available to another company", async () => {
    const [own, other] = [await addCompany(world), await addCompany(world)];
    const person = await addStaff(world, userTypes.corporateAdmin, ["list_company"], own);
    const range = { view: "WEEK", from: "2026-W01", to: "2026-W02" } as const;
    expect((await reading({ id: own, ...range }, person)).status).toBe(200);
    expect((await reading({ id: other, ...range }, person)).problem.error).toBe("not_found");
  });
});
