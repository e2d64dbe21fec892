import {
  adminMentions,
  corporateMentions,
  type MentionCalls,
  wizardMentions,
} from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { ask, companyMention, personMention, type MentionInput } from "../../../../test/mentions/mentions.ts";
import { addCategory, addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

type Variant = "admin" | "corporate" | "wizard";

const variants: readonly Variant[] = ["admin", "corporate", "wizard"];
const calls: Readonly<Record<Variant, MentionCalls>> = {
  admin: adminMentions,
  corporate: corporateMentions,
  wizard: wizardMentions,
};

let world: World;
let company: number;
let category: number;
let staff: Readonly<Record<Variant, TestPerson>>;
let deciders: Readonly<Record<Variant, TestPerson>>;

const newStaff = async (): Promise<Record<Variant, TestPerson>> => ({
  admin: await addStaff(world, userTypes.superAdmin, []),
  corporate: await addStaff(
    world,
    userTypes.corporateAdmin,
    ["edit_post", "edit_own_post_approval"],
    company,
  ),
  wizard: await addStaff(world, userTypes.editorInChief, ["list_wizard_post"]),
});

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  staff = await newStaff();
  deciders = await newStaff();
}, 60_000);
afterAll(() => world.close());

const add = (
  variant: Variant,
  mentions: MentionInput[],
  categoryIds = [category],
  companyId: number | null = null,
) => world.call(calls[variant].add, { mentions, categoryIds, companyId }, { token: staff[variant].token });

async function added(variant: Variant, input: MentionInput, companyId: number | null = null) {
  const { body } = await add(variant, [input], [category], companyId);
  const [item] = body.items;
  if (!item) throw new Error("nothing was added");
  return item;
}

const decide = (
  variant: Variant,
  { id, version }: { id: number; version: number },
  status: "ACTIVE" | "REJECTED",
) => world.call(calls[variant].changeStatus, { id, version, status }, { token: deciders[variant].token });

describe.each(variants)("the %s back office", (variant) => {
  const token = () => staff[variant].token;

  test("adds, lists, reads, changes, decides, reads by URN and deletes mentions [C7-23] [C7-24] [C4-13]", async () => {
    const office = calls[variant];
    const made = await added(variant, personMention(unique("BackOffice")));
    expect(made.status).toBe("PENDING_APPROVAL");
    const list = await world.call(office.list, { status: "PENDING_APPROVAL" }, { token: token() });
    expect(list.body.items.map(({ id }) => id)).toContain(made.id);
    expect((await world.call(office.get, { id: made.id }, { token: token() })).body).toEqual(made);

    const name = unique("Changed");
    const mention = {
      accountType: "PERSONAL" as const,
      personalId: made.personalId ?? "",
      personalName: name,
    };
    const changed = await world.call(
      office.update,
      { id: made.id, version: made.version, mention, categoryIds: [category] },
      { token: token() },
    );
    expect(changed.body).toMatchObject({ displayName: name, status: "PENDING_APPROVAL" });
    const byUrn = () => world.call(office.getByUrns, { urns: [made.urnId] }, { token: token() });
    expect((await byUrn()).body.items).toEqual([]);
    const approved = await decide(variant, changed.body, "ACTIVE");
    expect(approved.body).toMatchObject({ status: "ACTIVE", version: changed.body.version + 1 });
    expect((await byUrn()).body.items).toEqual([
      { linkedinUrn: made.urnId, displayName: name, accountType: "PERSONAL" },
    ]);
    const rejected = await decide(variant, approved.body, "REJECTED");
    expect(rejected.body).toMatchObject({ status: "REJECTED", approvedBy: null });
    expect((await byUrn()).body.items).toEqual([]);
    expect((await world.call(office.remove, { id: made.id }, { token: token() })).status).toBe(200);
    expect(refusal(await world.call(office.get, { id: made.id }, { token: token() }))).toEqual([
      404,
      "not_found",
    ]);
  });

  test("adds by profile URLs, up to 20 of them, all or none [C5mentions-01] [C7-23]", async () => {
    const number = () => String(Math.trunc(Math.random() * 1e12));
    const byUrls = (profileUrls: string[]) =>
      world.call(
        calls[variant].addByProfileUrls,
        { profileUrls, categoryIds: [category], companyId: null },
        { token: token() },
      );
    const url = () => `https://www.linkedin.com/in/sandbox-member-${number()}`;
    const urls = Array.from({ length: 20 }, url);
    const made = await byUrls(urls);
    expect(made.body.items.map(({ profileUrl }) => profileUrl)).toEqual(urls);
    expect(made.body.items[0]).toMatchObject({ accountType: "PERSONAL", status: "PENDING_APPROVAL" });
    expect((await byUrls([...urls, url()])).status).toBe(400);

    const half = await byUrls([url(), "https://www.linkedin.com/in/nobody-at-all"]);
    expect(refusal(half)).toEqual([422, "mention_not_fetched"]);
    expect(half.problem.violations?.map(({ field }) => field)).toEqual(["profileUrls.1"]);
    const again = await byUrls([url(), urls[3] ?? ""]);
    expect(refusal(again)).toEqual([409, "mention_urn_duplicate"]);
  });

  test("needs a category, at most 20 mentions, numbers as organisation id and short names [B5.6-11] [C5mentions-01] [C5mentions-03] [C5mentions-04] [C5mentions-05]", async () => {
    const statusOf = async (mentions: MentionInput[], categoryIds?: number[]) =>
      (await add(variant, mentions, categoryIds)).status;
    const people = (count: number) => Array.from({ length: count }, () => personMention(unique("Row")));
    expect(await statusOf(people(1), [])).toBe(400);
    expect(await statusOf(people(21))).toBe(400);
    expect(await statusOf(people(20))).toBe(200);
    expect(await statusOf([companyMention("House", { organizationId: "12b" })])).toBe(400);
    expect(await statusOf([companyMention("h".repeat(51))])).toBe(400);
    expect(await statusOf([companyMention(unique("h").padEnd(50, "h"))])).toBe(200);
  });

  test("refuses a URN and a profile URL that exist already [C5mentions-06] [C5mentions-07] [C8-15] [C8-16]", async () => {
    const profileUrl = `https://www.linkedin.com/in/${unique("once")}`;
    const input = personMention(unique("Once"), { profileUrl });
    await add(variant, [input]);
    const urn = await add(variant, [{ ...input, personalName: unique("Other") } as MentionInput]);
    expect([...refusal(urn), urn.problem.description]).toEqual([
      409,
      "mention_urn_duplicate",
      "URN id is duplicate",
    ]);
    const url = await add(variant, [personMention(unique("Other"), { profileUrl })]);
    expect([...refusal(url), url.problem.description]).toEqual([
      409,
      "mention_url_duplicate",
      "duplicate profile url",
    ]);
  });

  test("finds by the beginning of a word in its list, whatever the state", async () => {
    const mark = unique("Listed");
    const { id } = await added(variant, personMention(`Some ${mark}`));
    const search = (text: string) => world.call(calls[variant].list, { search: text }, { token: token() });
    expect((await search(mark.toLowerCase())).body.items.map((one) => one.id)).toEqual([id]);
  });
});

describe("a mention of the back office", () => {
  test("shows name, URN, type, organisation, address, status and who approved [C3other-13] [C4-28]", async () => {
    const profileUrl = `https://www.linkedin.com/company/${unique("company")}`;
    const made = await added("admin", companyMention(unique("House"), { profileUrl }), company);
    const { body } = await decide("admin", made, "ACTIVE");
    expect(body).toMatchObject({
      displayName: made.organizationName,
      urnId: `urn:li:organization:${made.organizationId ?? ""}`,
      accountType: "ORGANIZATION",
      profileUrl,
      status: "ACTIVE",
      approvedBy: "Stella Staff",
      categories: [{ id: category }],
      company: { id: company },
      user: null,
    });
  });

  test("cannot be approved by whoever asked for it, except with full access", async () => {
    for (const variant of ["corporate", "wizard"] as const) {
      const { id, version, can } = await added(variant, personMention(unique("Eyes")));
      expect(can.decide).toBe(false);
      const own = await world.call(
        calls[variant].changeStatus,
        { id, version, status: "ACTIVE" },
        { token: staff[variant].token },
      );
      expect(refusal(own)).toEqual([403, "access_denied"]);
    }
    const { id, version } = await added("admin", personMention(unique("Eyes")));
    const { token } = staff.admin;
    expect(
      (await world.call(adminMentions.changeStatus, { id, version, status: "ACTIVE" }, { token })).status,
    ).toBe(200);
  });

  test("is decided once: a second decision from a stale page is refused", async () => {
    const made = await added("admin", personMention(unique("Old")));
    expect((await decide("admin", made, "ACTIVE")).status).toBe(200);
    expect(refusal(await decide("admin", made, "REJECTED"))).toEqual([409, "edited_meanwhile"]);
  });

  test("of another company or the provider is not accessible to a company's staff", async () => {
    const foreign = await added("admin", personMention(unique("Far")), await addCompany(world));
    const provided = await added("admin", personMention(unique("Provided")));
    const { token } = staff.corporate;
    for (const { id, version } of [foreign, provided]) {
      const mention = personMention("Taken");
      for (const answer of [
        await world.call(corporateMentions.get, { id }, { token }),
        await world.call(corporateMentions.remove, { id }, { token }),
        await world.call(corporateMentions.changeStatus, { id, version, status: "ACTIVE" }, { token }),
        await world.call(
          corporateMentions.update,
          { id, version, mention, categoryIds: [category] },
          { token },
        ),
      ]) {
        expect(refusal(answer)).toEqual([404, "not_found"]);
      }
    }
  });

  test("of the admin back office requires full access", async () => {
    for (const { token } of [staff.corporate, staff.wizard]) {
      expect(refusal(await world.call(adminMentions.list, {}, { token }))).toEqual([403, "access_denied"]);
    }
  });
});

test("an employee's own mention appears in the provider's list, but is not found by the wizard", async () => {
  const employee = await addFrontUser(world, company);
  const [own] = (await ask(world, employee, personMention(unique("Own")))).body.items;
  const { token } = staff.admin;
  const seen = await world.call(adminMentions.get, { id: own?.id ?? 0 }, { token });
  expect(seen.body).toMatchObject({ user: { id: employee.id, name: "Frida Front" } });
  const wizard = await world.call(wizardMentions.get, { id: own?.id ?? 0 }, { token: staff.wizard.token });
  expect(refusal(wizard)).toEqual([404, "not_found"]);
});
