import {
  deleteMention,
  findMentions,
  getMentionsByUrns,
  listMentions,
  lookUpMention,
  updateMention,
} from "@polyphon/contract/mentions/mentions.contract.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  ask,
  companyMention,
  keepMention,
  personMention,
  type MentionInput,
} from "../../../../test/mentions/mentions.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addSession,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let frida: TestPerson;
let chief: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  company = await addCompany(world);
  frida = await addFrontUser(world, company);
  chief = await addStaff(world, userTypes.superAdmin, []);
}, 60_000);
afterAll(() => world.close());

const find = (text: string, { token } = frida, limit?: number) =>
  world.call(findMentions, { displayNameSearchKey: text, ...(limit ? { limit } : {}) }, { token });
const found = async (text: string, person = frida) =>
  (await find(text, person)).body.items.map(({ displayName }) => displayName);
const decide = (id: number, version: number, status: "ACTIVE" | "REJECTED") =>
  world.call(adminMentions.changeStatus, { id, version, status }, { token: chief.token });

async function added(input: MentionInput, person = frida) {
  const { body } = await ask(world, person, input);
  const [item] = body.items;
  if (!item) throw new Error("nothing was added");
  return item;
}

describe("the mentions of an employee", () => {
  test("are kept with every field of the record [A1-17] [B3-24]", async () => {
    const person = await added(
      personMention("Anna Weber", {
        displayName: "Anna Weber (HH)",
        profileUrl: "https://de.linkedin.com/in/Anna-Weber-HH/?trk=x",
      }),
    );
    expect(person).toMatchObject({
      accountType: "PERSONAL",
      organizationId: null,
      organizationName: null,
      personalName: "Anna Weber",
      profileUrl: "https://www.linkedin.com/in/anna-weber-hh",
      displayName: "Anna Weber (HH)",
      urnId: `urn:li:person:${person.personalId ?? ""}`,
      status: "PENDING_APPROVAL",
    });
    const company = await added(companyMention("Nordwind Energie"));
    expect(company).toMatchObject({
      accountType: "ORGANIZATION",
      organizationName: "Nordwind Energie",
      personalId: null,
      displayName: "Nordwind Energie",
      urnId: `urn:li:organization:${company.organizationId ?? ""}`,
    });
  });

  test("are added, changed, listed, found, read by URN, deleted and looked up [B7.1-19]", async () => {
    const person = await addFrontUser(world, company);
    const { token } = person;
    const name = unique("Quinn");
    const made = await added(personMention(name), person);
    expect((await decide(made.id, made.version, "ACTIVE")).status).toBe(200);
    expect(await found(name)).toEqual([name]);
    const urns = [made.urnId, "urn:li:person:nobody"];
    expect((await world.call(getMentionsByUrns, { urns }, { token })).body.items).toEqual([
      { linkedinUrn: made.urnId, displayName: name, accountType: "PERSONAL" },
    ]);
    const renamed = unique("Quentin");
    const changed = await world.call(
      updateMention,
      {
        id: made.id,
        version: made.version + 1,
        mention: { accountType: "PERSONAL", personalId: made.personalId ?? "", personalName: renamed },
      },
      { token },
    );
    expect(changed.body).toMatchObject({ displayName: renamed, version: made.version + 2 });
    expect((await world.call(listMentions, {}, { token })).body.items).toEqual([changed.body]);
    expect((await world.call(deleteMention, { id: made.id }, { token })).body).toEqual({ id: made.id });
    expect((await world.call(listMentions, {}, { token })).body.items).toEqual([]);
    const profileUrl = "https://www.linkedin.com/in/anna-weber";
    const looked = await world.call(lookUpMention, { profileUrl }, { token });
    expect(looked.body).toMatchObject({ displayName: "Anna Weber", accountType: "PERSONAL", profileUrl });
  });

  test("wait for approval when created and again when changed, and cannot be used meanwhile [B4.9-05] [B4.9-06]", async () => {
    const name = unique("Pauline");
    const made = await added(personMention(name));
    expect(made.status).toBe("PENDING_APPROVAL");
    expect(await found(name)).toEqual([]);
    await decide(made.id, made.version, "ACTIVE");
    expect(await found(name)).toEqual([name]);
    const mention = {
      accountType: "PERSONAL" as const,
      personalId: made.personalId ?? "",
      personalName: name,
    };
    const again = await world.call(
      updateMention,
      { id: made.id, version: made.version + 1, mention },
      { token: frida.token },
    );
    expect(again.body.status).toBe("PENDING_APPROVAL");
    expect(await found(name)).toEqual([]);
    await decide(made.id, again.body.version, "REJECTED");
    expect(await found(name)).toEqual([]);
  });

  test("are sent to those with full access by mail, once for a submission [B4.9-05]", async () => {
    const [one, two] = [unique("Mona"), unique("Milan")];
    await ask(world, frida, personMention(one), personMention(two));
    const mails = () =>
      world.arrange(async (tx) => {
        const { rows } = await tx.client.query<{ recipient: string }>(
          "select recipient from mail where template = 'mentions-waiting' and values->'names' = $1 and state = 'SENT'",
          [JSON.stringify([one, two])],
        );
        return rows.map(({ recipient }) => recipient);
      });
    expect(await until(mails, (to) => to.includes(chief.email))).toEqual([chief.email]);
  });

  test("cannot be overwritten from a stale page", async () => {
    const made = await added(personMention(unique("Olga")));
    await decide(made.id, made.version, "ACTIVE");
    const mention = personMention("Olga the second");
    const late = await world.call(
      updateMention,
      { id: made.id, version: made.version, mention },
      { token: frida.token },
    );
    expect(refusal(late)).toEqual([409, "edited_meanwhile"]);
  });

  test("cannot be changed by anybody else", async () => {
    const made = await added(personMention(unique("Nina")));
    const others = [await addFrontUser(world, company), await addFrontUser(world, await addCompany(world))];
    for (const { token } of others) {
      const mention = personMention("Somebody else");
      const change = { id: made.id, version: made.version, mention };
      expect(refusal(await world.call(updateMention, change, { token }))).toEqual([404, "not_found"]);
      expect(refusal(await world.call(deleteMention, { id: made.id }, { token }))).toEqual([
        404,
        "not_found",
      ]);
    }
  });

  test("are paged by key", async () => {
    const person = await addFrontUser(world, company);
    await ask(world, person, ...Array.from({ length: 5 }, () => personMention(unique("Page"))));
    const { token } = person;
    const first = (await world.call(listMentions, { limit: 3 }, { token })).body;
    const second = (await world.call(listMentions, { limit: 3, after: first.next ?? "" }, { token })).body;
    expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test("need the insider level, and are read-only for light front users", async () => {
    const strict = await addCompany(world, { levels: true });
    const member = await addFrontUser(world, strict, { level: "MEMBER" });
    expect(refusal(await find("anna", member))).toEqual([403, "level_too_low"]);
    expect((await find("anna", await addFrontUser(world, strict, { level: "INSIDER" }))).status).toBe(200);
    const light = await addFrontUser(world, company, { light: true });
    expect(refusal(await ask(world, light, personMention("Lea")))).toEqual([403, "light_front_user"]);
    expect((await world.call(listMentions, {}, { token: light.token })).body.can).toEqual({ add: false });
  });

  test("are closed to an ended session", async () => {
    const token = await addSession(world, frida.id, company, new Date(Date.now() - 1000));
    expect(refusal(await ask(world, { ...frida, token }, personMention("Late")))).toEqual([
      401,
      "invalid_token",
    ]);
  });
});

describe("the search for a mention", () => {
  test("needs three characters [B5.6-06]", async () => {
    expect((await find("an")).status).toBe(400);
    expect((await find(" an ")).status).toBe(400);
    expect((await find("ann")).status).toBe(200);
  });

  test("returns URN and display name, 20 at most [B7.2-39]", async () => {
    const mark = unique("Twenty");
    for (let at = 0; at < 23; at += 1)
      await keepMention(world, { companyId: company, name: `${mark} ${at}` });
    const { items } = (await find(mark)).body;
    expect(items).toHaveLength(20);
    for (const item of items) {
      expect(item.displayName).toContain(mark);
      expect(item.linkedinUrn).toMatch(/^urn:li:person:/);
    }
    expect((await find(mark, frida, 5)).body.items).toHaveLength(5);
    expect((await find(mark, frida, 21)).status).toBe(400);
  });

  test("finds by the beginning of any word, ignoring accents and case", async () => {
    const mark = unique("z").replaceAll("-", "");
    await keepMention(world, { companyId: company, name: `Jürgen van der ${mark}` });
    const name = [`Jürgen van der ${mark}`];
    expect(await found(mark.slice(0, 6).toUpperCase())).toEqual(name);
    expect(await found(`van der ${mark}`)).toEqual(name);
    expect(await found(`jurgen VAN der ${mark.slice(0, 3)}`)).toEqual(name);
    expect(await found(mark.slice(2))).toEqual([]);
  });

  test("shows the own company's mentions, and the provider's in connected categories", async () => {
    const mark = unique("Scope");
    const [near, far] = [await addCategory(world, [company]), await addCategory(world, [])];
    await keepMention(world, { companyId: company, name: `${mark} own` });
    await keepMention(world, { companyId: await addCompany(world), name: `${mark} foreign` });
    await keepMention(world, { companyId: null, name: `${mark} near`, categoryIds: [near] });
    await keepMention(world, { companyId: null, name: `${mark} far`, categoryIds: [far] });
    expect(await found(mark)).toEqual([`${mark} near`, `${mark} own`]);
  });
});

describe("looking a mention up", () => {
  const look = (profileUrl: string) => world.call(lookUpMention, { profileUrl }, { token: frida.token });

  test("finds organisations by address and by URN", async () => {
    const company = { linkedinUrn: "urn:li:organization:10001", displayName: "Nordwind Energie" };
    const url = "https://www.linkedin.com/company/nordwind-energie";
    expect((await look(url)).body).toMatchObject({ ...company, profileUrl: url });
    expect((await look("urn:li:organization:10001")).body).toMatchObject({ ...company, profileUrl: null });
  });

  test.each([
    "https://www.linkedin.com/in/nobody-by-this-name",
    "https://www.linkedin.com/company/no-such-house",
    "urn:li:organization:99999999",
    "urn:li:person:Unknown",
    "https://www.example.com/in/anna-weber",
  ])("reports that LinkedIn gives no answer: %s [B5.6-10] [C8-28]", async (text) => {
    const answer = await look(text);
    expect(refusal(answer)).toEqual([422, "mention_not_fetched"]);
    expect(answer.problem.description).toBe("Mention cannot be fetched from the profile URL or URN");
  });
});
