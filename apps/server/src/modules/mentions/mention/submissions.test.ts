import { addMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { ask, companyMention, personMention, type MentionInput } from "../../../../test/mentions/mentions.ts";
import { addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let frida: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  frida = await addFrontUser(world, await addCompany(world));
}, 60_000);
afterAll(() => world.close());

describe("a submission", () => {
  const status = async (input: MentionInput) => (await ask(world, frida, input)).status;

  test("takes ids and names of at most 50 characters [B5.6-01]", async () => {
    const id = (length: number) => unique("9").replaceAll(/\D/g, "1").padEnd(50, "7").slice(0, length);
    expect(await status(companyMention("n".repeat(50), { organizationId: id(50) }))).toBe(200);
    expect(await status(companyMention("n", { organizationId: `${id(50)}1` }))).toBe(400);
    expect(await status(companyMention("n".repeat(51)))).toBe(400);
    expect(await status(personMention(unique("p").padEnd(50, "p")))).toBe(200);
    expect(await status(personMention("p".repeat(51)))).toBe(400);
  });

  test("takes only digits as the id of an organisation [B5.6-02] [C5mentions-03]", async () => {
    expect(await status(companyMention("Letters", { organizationId: "12a" }))).toBe(400);
    expect(await status(companyMention("Digits", { organizationId: "120034" }))).toBe(200);
  });

  test("needs the id of a person [B5.6-03]", async () => {
    const { personalId: _, ...without } = personMention("No id") as { personalId: string };
    expect(await status(without as unknown as MentionInput)).toBe(400);
    expect(await status(personMention("Empty id", { personalId: " " }))).toBe(400);
  });

  test.each([
    ["https://www.linkedin.com/in/some-body", 200],
    ["https://at.linkedin.com/company/some-house/", 200],
    ["https://www.example.com/in/some-body", 400],
    ["https://www.linkedin.com/feed/", 400],
    ["https://linkedin.com.evil.example/in/some-body", 400],
    ["some-body", 400],
  ])("takes only a valid LinkedIn profile URL: %s [B5.6-04]", async (profileUrl, expected) => {
    expect(await status(personMention(unique("Url"), { profileUrl }))).toBe(expected);
  });

  test("holds at most 20 mentions [A9-33] [B5.6-05]", async () => {
    const many = (count: number) => Array.from({ length: count }, () => personMention(unique("Many")));
    expect((await ask(world, frida, ...many(20))).body.items).toHaveLength(20);
    expect((await ask(world, frida, ...many(21))).status).toBe(400);
    expect((await ask(world, frida)).status).toBe(400);
  });

  test("with an existing URN is refused, also within the same submission [B5.6-07] [C8-15]", async () => {
    const twice = personMention(unique("Ida"));
    const same = await ask(world, frida, twice, { ...twice, personalName: unique("Ida") } as MentionInput);
    expect(refusal(same)).toEqual([409, "mention_urn_duplicate"]);
    expect(same.problem.description).toBe("URN id is duplicate");
    expect(same.problem.violations).toEqual([
      { field: "mentions.1.personalId", message: "URN id is duplicate" },
    ]);
    expect((await ask(world, frida, twice)).status).toBe(200);
    expect(refusal(await ask(world, frida, twice))).toEqual([409, "mention_urn_duplicate"]);
    const elsewhere = await addFrontUser(world, await addCompany(world));
    expect((await ask(world, elsewhere, twice)).status).toBe(200);
  });

  test("with an existing profile URL, however it is written, is refused [B5.6-08] [C8-16]", async () => {
    const slug = unique("profile");
    await ask(
      world,
      frida,
      personMention(unique("Uma"), { profileUrl: `https://www.linkedin.com/in/${slug}` }),
    );
    const again = await ask(
      world,
      frida,
      personMention(unique("Uwe"), { profileUrl: `https://de.linkedin.com/in/${slug.toUpperCase()}/?x=1` }),
    );
    expect(refusal(again)).toEqual([409, "mention_url_duplicate"]);
    expect(again.problem.description).toBe("duplicate profile url");
    expect(again.problem.violations?.[0]?.field).toBe("mentions.0.profileUrl");
  });

  test("with an existing person under the same name is refused [B5.6-09]", async () => {
    const name = unique("Eva");
    await ask(world, frida, personMention(name));
    const again = await ask(world, frida, personMention(name.toUpperCase()));
    expect(refusal(again)).toEqual([409, "mention_person_duplicate"]);
    expect((await ask(world, frida, companyMention(name))).status).toBe(200);
  });

  test("is stored once when ten ask for the same at once, and nothing of a refused one is stored", async () => {
    const input = personMention(unique("Race"));
    const others = Array.from({ length: 10 }, () => personMention(unique("Other")));
    const answers = await Promise.all(others.map((other) => ask(world, frida, other, input)));
    expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select id from linkedin_mention where name = any($1)", [
        others.map((one) => (one as { personalName: string }).personalName),
      ]),
    );
    expect(rows).toHaveLength(1);
  });

  test("is stored once by a double click", async () => {
    const mentions = [personMention(unique("Twice"))];
    const press = () =>
      world.call(addMentions, { mentions }, { token: frida.token, idempotencyKey: "twice-pressed-mention" });
    const [first, second] = [await press(), await press()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });
});
