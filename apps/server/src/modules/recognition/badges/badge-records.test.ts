import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { badgeSteps } from "@polyphon/contract/recognition/recognition.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { badgeSvg, drawBadge } from "./draw-badge.ts";

let world: World;
let staff: TestPerson;
let companyStaff: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  staff = await addStaff(world, userTypes.subAdmin, []);
  companyStaff = await addStaff(world, userTypes.corporateAdmin, [], await addCompany(world));
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });
const list = async () => (await world.call(badge.list, { limit: 100 }, by(staff))).body.items;

async function form(change: Record<string, unknown> = {}) {
  const [first] = await list();
  if (!first) throw new Error("there are no badges");
  const { id, version, title, titleDe, content, contentDe } = first;
  const { badgePostTitle, badgePostTitleDe, socialCopy, socialCopyDe } = first;
  const texts = {
    title,
    titleDe,
    content,
    contentDe,
    badgePostTitle,
    badgePostTitleDe,
    socialCopy,
    socialCopyDe,
  };
  return { id, version, ...texts, image: null, ...change } as Parameters<
    typeof world.call<typeof badge.edit>
  >[1];
}

describe("badges in the back office", () => {
  test("are those of the product: families with their steps [C3other-26]", async () => {
    const rows = await list();
    const steps = Map.groupBy(rows, ({ family }) => family);
    for (const [family, expected] of Object.entries(badgeSteps)) {
      const own = (steps.get(family as keyof typeof badgeSteps) ?? []).toSorted((a, b) => a.level - b.level);
      expect([family, own.map(({ threshold }) => threshold)]).toEqual([family, expected]);
      expect(own.map(({ level }) => level)).toEqual(expected.map((_, at) => at + 1));
    }
    for (const { title, content, category, socialCopy } of rows)
      for (const words of [title, content, category, socialCopy]) expect(words.length).toBeGreaterThan(0);
  });

  test("need no permission to be listed, read and updated [A6-39] [C6-38] [C7-28]", async () => {
    const input = await form({ title: "A new title" });
    expect((await world.call(badge.get, { id: input.id }, by(staff))).status).toBe(200);
    const saved = await world.call(badge.edit, input, by(staff));
    expect([saved.status, saved.body.title]).toEqual([200, "A new title"]);
    expect(refusal(await world.call(badge.edit, input, by(staff)))).toEqual([409, "edited_meanwhile"]);
  });

  test("are read by a company's staff and changed only by the provider's", async () => {
    expect((await world.call(badge.list, {}, by(companyStaff))).status).toBe(200);
    expect((await world.call(badge.edit, await form(), by(companyStaff))).status).toBe(403);
    const person = await addFrontUser(world, companyStaff.companyId ?? 0);
    expect((await world.call(badge.list, {}, by(person))).status).toBe(403);
  });

  test("have a title and content [C5gallery-10], the title of at most 250 characters [C5gallery-11]", async () => {
    const faults = async (change: Record<string, unknown>) =>
      (await world.call(badge.edit, await form(change), by(staff))).problem.violations?.map(
        ({ field }) => field,
      );
    expect(await faults({ title: " " })).toEqual(["title"]);
    expect(await faults({ content: "" })).toEqual(["content"]);
    expect(await faults({ title: "x".repeat(251) })).toEqual(["title"]);
    expect((await world.call(badge.edit, await form({ title: "x".repeat(250) }), by(staff))).status).toBe(
      200,
    );
  });
});

describe("the picture of a badge", () => {
  test("has the shape that networks show and is the same each time", async () => {
    const one = await drawBadge({ family: "SHARING", level: 5, threshold: 500 });
    expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect((await drawBadge({ family: "SHARING", level: 5, threshold: 500 })).equals(one)).toBe(true);
  });

  test("is different for every badge, drawn without fonts and without invalid numbers", () => {
    const all = Object.entries(badgeSteps).flatMap(([family, steps]) =>
      steps.map((threshold, at) =>
        badgeSvg({ family: family as keyof typeof badgeSteps, level: at + 1, threshold }),
      ),
    );
    expect(new Set(all).size).toBe(17);
    for (const svg of all) expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  });
});
