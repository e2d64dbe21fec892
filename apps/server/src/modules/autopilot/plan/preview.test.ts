import {
  listSwapPosts,
  previewClassic,
  previewMonthly,
  previewPlan,
  skipPlace,
  swapPost,
} from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import {
  readAutopilotContext,
  saveClassicConfig,
  setOutOfOffice,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { mondaysAhead } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  classic,
  type ClassicCall,
  connectedEmployee,
  monthly,
  openAutopilotCompany,
  replans,
  today,
} from "../../../../test/autopilot/autopilot-choices.ts";
import type { TestPerson } from "../../../../test/people.ts";
import { connectEverything } from "../../../../test/sharing/shares.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

type Plan = OutputOf<typeof previewPlan>;
type Item = Plan["weeks"][number]["items"][number];

let world: World;
let company: Awaited<ReturnType<typeof openAutopilotCompany>>;

beforeAll(async () => {
  world = await openWorld();
  company = await openAutopilotCompany(world, { posts: 12 });
}, 60_000);
afterAll(() => world.close());

const look = async ({ token }: TestPerson, draft: Partial<ClassicCall> | null = null): Promise<Plan> => {
  if (draft === null) return (await world.call(previewPlan, {}, { token })).body;
  return (await world.call(previewClassic, classic(company.wind, draft), { token })).body;
};
const save = ({ token }: TestPerson, change: Partial<ClassicCall> = {}) =>
  world.call(saveClassicConfig, classic(company.wind, change), { token });
const itemsOf = ({ weeks }: Plan) => weeks.flatMap(({ items }) => items);
const countOf = async (table: string, userId: number) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ counted: number }>(`select count(*)::int as counted from ${table} where user_id = $1`, [
      userId,
    ]),
  );
  return rows[0]?.counted;
};

/** A share as a planning run leaves it, in the slot that the preview shows. */
async function plant(
  { id }: TestPerson,
  { slot, network, postId, dueAt, voice, reason }: Item,
): Promise<number> {
  const { category: _category, tags: _tags, language, ...others } = reason;
  const stored = { ...others, filter: { categoryId: company.wind, tagIds: [], language } };
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, plan)
       values ($1, $2, $3, $4, $5, 'Planned words', $6, $7) returning id`,
      [
        company.company,
        id,
        postId,
        network,
        voice,
        dueAt,
        JSON.stringify({ slot, userRunId: null, reason: stored }),
      ],
    ),
  );
  return rows[0]?.id ?? 0;
}

/** A person with a saved plan, and a share of it planned for a future day. */
async function planned() {
  const person = await connectedEmployee(world, company.company);
  await save(person);
  const item = itemsOf(await look(person)).at(-1);
  if (!item) throw new Error("nothing would be planned");
  const shareId = await plant(person, item);
  return { person, item, shareId };
}

describe("the coming four weeks", () => {
  test("mark what the person has to publish, which the choice offers as such", async () => {
    const person = await connectedEmployee(world, company.company);
    await connectEverything(world, person);
    const { body } = await world.call(readAutopilotContext, {}, { token: person.token });
    expect(body.socialNetworks).toContainEqual({ socialNetwork: "XING", connected: true, assisted: true });
    const draft = itemsOf(await look(person, { socialNetworks: ["LINKEDIN", "XING"] }));
    expect(new Set(draft.map(({ network, assisted }) => `${network} ${assisted}`))).toEqual(
      new Set(["LINKEDIN false", "XING true"]),
    );
  });

  test("are previewed with the reason for each share before the autopilot is switched on, and nothing is stored [A1-04]", async () => {
    const person = await connectedEmployee(world, company.company);
    const plan = await look(person, {});
    expect(plan.dryRun).toBe(true);
    expect(plan.weeks.map(({ monday }) => monday)).toEqual(mondaysAhead(today()));
    const items = itemsOf(plan);
    expect(items.length).toBeGreaterThanOrEqual(6);
    expect(new Set(items.map(({ postId, network }) => `${postId} ${network}`)).size).toBe(items.length);
    // All posts are of today: news in the second week, and no longer in the fourth.
    const newsIn = (at: number) => new Set(plan.weeks[at]?.items.map(({ reason }) => reason.isNews));
    expect([newsIn(1), newsIn(3)]).toEqual([new Set([true]), new Set([false])]);
    for (const { share, reason, can, title, text } of items) {
      expect([share, reason.from, reason.step, can]).toEqual([
        null,
        "row",
        "own",
        { skip: true, change: false },
      ]);
      expect([title === "", text === "", reason.category === null]).toEqual([false, false, false]);
    }
    expect([await countOf("autopilot_choice", person.id), await countOf("share", person.id)]).toEqual([0, 0]);
  });

  test("give the reason for each slot that stays empty", async () => {
    const person = await connectedEmployee(world, company.company);
    const plan = await look(person, {
      socialNetworks: ["LINKEDIN", "XING"],
      userAutoPilotConfigs: [{ categoryId: company.wind, noOfPost: 1, postLanguage: "POLISH" }],
    });
    const reasons = plan.weeks.at(-1)?.gaps.map(({ network, reason }) => `${network} ${reason}`);
    expect(reasons?.toSorted()).toEqual(["LINKEDIN no_candidate", "XING not_connected"]);
  });

  test("are computed from the saved choice, or from an unsaved draft", async () => {
    const person = await connectedEmployee(world, company.company);
    expect(itemsOf(await look(person))).toEqual([]);
    await save(person);
    const saved = await look(person);
    expect(saved.dryRun).toBe(false);
    const draft = await look(person, {
      userAutoPilotConfigs: [{ categoryId: company.grid, noOfPost: 1, postLanguage: "ENGLISH" }],
    });
    expect(draft.dryRun).toBe(true);
    const topics = (plan: Plan) => new Set(itemsOf(plan).map(({ category }) => category));
    expect(topics(saved)).not.toEqual(topics(draft));
    expect(itemsOf(await look(person))).toEqual(itemsOf(saved));
  });

  test("refuse a draft that could not be saved", async () => {
    const person = await connectedEmployee(world, company.company);
    const answer = await world.call(previewClassic, classic(company.wind, { days: [] }), {
      token: person.token,
    });
    expect(answer.status).toBe(400);
  });

  test("contain no share on days out of office [B4.9-09]", async () => {
    const person = await connectedEmployee(world, company.company);
    await save(person);
    const [, second = ""] = mondaysAhead(today());
    const dates = { apOutOfOfficeStartDate: second, apOutOfOfficeEndDate: addDays(second, 4) };
    await world.call(setOutOfOffice, dates, { token: person.token });
    const plan = await look(person);
    expect(plan.away).toEqual({ from: second, to: addDays(second, 4) });
    expect(plan.weeks[1]?.items).toEqual([]);
    expect(new Set(plan.weeks[1]?.gaps.map(({ reason }) => reason))).toEqual(new Set(["out_of_office"]));
    expect(plan.weeks[2]?.items).not.toEqual([]);
  });

  test("follow the four weeks of a company that plans by days, with its reserved day", async () => {
    const own = await openAutopilotCompany(world, { cycle: "MONTHLY", posts: 8 });
    await world.arrange((tx) =>
      tx.client.query(
        "insert into company_reserved_day (company_id, day, category_id, tag_ids, language) values ($1, 'WEDNESDAY', $2, '{}', null)",
        [own.company, own.grid],
      ),
    );
    const { token } = await connectedEmployee(world, own.company);
    const filter = monthly([own.wind, own.wind, own.wind, own.wind]);
    const { body } = await world.call(previewMonthly, filter, { token });
    const origins = body.weeks.at(-1)?.items.map(({ reason }) => reason.from);
    expect(origins).toEqual(["reserved", "day"]);
  });
});

describe("a slot of the plan", () => {
  test("is skipped in its own week only, and can be restored", async () => {
    const person = await connectedEmployee(world, company.company);
    await save(person);
    const item = itemsOf(await look(person)).at(-1);
    const place = { date: item?.date ?? "", slot: item?.slot ?? "" };
    const skip = (wanted: boolean) =>
      world.call(skipPlace, { ...place, skip: wanted }, { token: person.token });
    await Promise.all([skip(true), skip(true)]);
    const plan = await look(person);
    expect(plan.weeks.at(-1)?.gaps).toMatchObject([
      { slot: place.slot, reason: "skipped", can: { unskip: true } },
    ]);
    expect(plan.weeks.at(-2)?.items.map(({ slot }) => slot)).toContain(place.slot);
    expect((await skip(false)).status).toBe(200);
    expect((await look(person)).weeks.at(-1)?.gaps).toEqual([]);
  });

  test("cancels its planned share when it is skipped", async () => {
    const { person, item, shareId } = await planned();
    const { token } = person;
    const before = (await look(person)).weeks.at(-1)?.items.find(({ share }) => share?.id === shareId);
    expect(before).toMatchObject({ slot: item.slot, can: { skip: true, change: true } });
    await world.call(skipPlace, { date: item.date, slot: item.slot, skip: true }, { token });
    const { body } = await world.call(readShare, { shareId }, { token });
    expect([body.state, body.reason]).toEqual(["CANCELLED", "cancelled_by_user"]);
    expect(itemsOf(await look(person)).some(({ share }) => share?.id === shareId)).toBe(false);
  });

  test("has its share again, with the person's text, when the skip is taken back, and is filled anew where it cannot", async () => {
    const { person, item, shareId } = await planned();
    const { token } = person;
    const skip = (wanted: boolean) =>
      world.call(skipPlace, { date: item.date, slot: item.slot, skip: wanted }, { token });
    const readIt = async () => (await world.call(readShare, { shareId }, { token })).body;
    const before = await replans(world, person.id);
    await skip(true);
    await skip(false);
    expect(await readIt()).toMatchObject({ state: "SCHEDULED", reason: null, text: "Planned words" });
    expect(itemsOf(await look(person)).filter(({ share }) => share?.id === shareId)).toHaveLength(1);
    expect(await replans(world, person.id)).toEqual(before);

    await skip(true);
    await world.arrange((tx) =>
      tx.client.query("update share set reason = 'cancelled_by_company' where id = $1", [shareId]),
    );
    await skip(false);
    expect((await readIt()).state).toBe("CANCELLED");
    expect(await replans(world, person.id)).toHaveLength(before.length + 1);
  });

  test("is refused outside the four weeks", async () => {
    const { token } = await connectedEmployee(world, company.company);
    const far = { date: addDays(today(), 60), slot: "LINKEDIN:0:0", skip: true };
    expect((await world.call(skipPlace, far, { token })).status).toBe(400);
    const odd = { date: addDays(today(), 7), slot: "nonsense", skip: true };
    expect((await world.call(skipPlace, odd, { token })).status).toBe(400);
  });
});

describe("a planned share of the preview", () => {
  test("says that its network is no longer connected", async () => {
    const { person, shareId } = await planned();
    const gap = async () =>
      itemsOf(await look(person)).find(({ share }) => share?.id === shareId)?.share?.unconnected;
    expect(await gap()).toBe(null);
    await world.arrange((tx) =>
      tx.client.query(
        "update social_connection set access_expires_at = now() - interval '1 hour' where user_id = $1",
        [person.id],
      ),
    );
    expect(await gap()).toBe("token_expired");
  });
});

describe("another post for a planned share", () => {
  test("fits the same slot, keeps its time, and is not replanned", async () => {
    const { person, item, shareId } = await planned();
    const { token } = person;
    const { body } = await world.call(listSwapPosts, { shareId }, { token });
    expect(body.items.length).toBeGreaterThan(1);
    expect(body.items.map(({ postId }) => postId)).not.toContain(item.postId);
    expect(new Set(body.items.map(({ category }) => category))).toEqual(new Set([item.category]));
    const postId = body.items[0]?.postId ?? 0;
    const swapped = await world.call(swapPost, { shareId, postId }, { token });
    const fresh = await world.call(readShare, { shareId: swapped.body.shareId }, { token });
    expect([fresh.body.postId, fresh.body.dueAt, fresh.body.state]).toEqual([
      postId,
      item.dueAt,
      "SCHEDULED",
    ]);
    expect((await world.call(readShare, { shareId }, { token })).body.state).toBe("CANCELLED");
    const seen = itemsOf(await look(person)).find(({ share }) => share?.id === swapped.body.shareId);
    expect(seen).toMatchObject({ slot: item.slot, share: { edited: true } });
    expect(refusal(await world.call(swapPost, { shareId, postId }, { token }))).toEqual([
      409,
      "share_not_open",
    ]);
  });

  test("is refused where it does not fit, and to other people", async () => {
    const { person, item, shareId } = await planned();
    const { token } = person;
    const wrong = await world.call(swapPost, { shareId, postId: item.postId }, { token });
    expect(refusal(wrong)).toEqual([409, "post_does_not_fit"]);
    const colleague = await connectedEmployee(world, company.company);
    const theirs = { shareId, postId: item.postId };
    expect(refusal(await world.call(swapPost, theirs, { token: colleague.token }))).toEqual([
      404,
      "not_found",
    ]);
    const list = await world.call(listSwapPosts, { shareId }, { token: colleague.token });
    expect(refusal(list)).toEqual([404, "not_found"]);
  });
});
