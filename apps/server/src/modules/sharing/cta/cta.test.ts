import {
  addCta,
  deleteCta,
  editCta,
  listCtas,
  updateCtaStatus,
} from "@polyphon/contract/sharing/cta.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addSession,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { usableCta } from "./usable-cta.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";

let world: World;
let company: number;
let category: number;
let frida: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company], "Sustainability");
  frida = await addFrontUser(world, company);
}, 60_000);
afterAll(() => world.close());

type Fields = CallOf<typeof addCta>;

const copy = "Would you like to know more? Write to me, I am happy to answer.";
const fields = (more: Partial<Fields> = {}): Fields => ({
  title: unique("Talk to me"),
  ctaSocialCopy: copy,
  categoryIds: [category],
  ...more,
});
const add = (more: Partial<Fields> = {}, person = frida) =>
  world.call(addCta, fields(more), { token: person.token });
const list = async (person = frida, input: CallOf<typeof listCtas> = {}) =>
  (await world.call(listCtas, input, { token: person.token })).body;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe("calls to action", () => {
  test("are added, listed, edited, switched and deleted [B7.1-20] [B4.9-01] [B4.9-02]", async () => {
    const person = await addFrontUser(world, company);
    const { token } = person;
    const made = (await add({}, person)).body;
    expect((await list(person)).items).toEqual([made]);
    const edited = await world.call(
      editCta,
      { ...fields({ title: "Ask me" }), id: made.id, version: made.version },
      { token },
    );
    expect(edited.body).toMatchObject({ id: made.id, title: "Ask me", version: made.version + 1 });
    const off = await world.call(updateCtaStatus, { id: made.id, status: "INACTIVE" }, { token });
    expect(off.body.status).toBe("INACTIVE");
    expect((await list(person, { status: "ACTIVE" })).items).toEqual([]);
    const on = await world.call(updateCtaStatus, { id: made.id, status: "ACTIVE" }, { token });
    expect(on.body.status).toBe("ACTIVE");
    expect((await world.call(deleteCta, { id: made.id }, { token })).body).toEqual({ id: made.id });
    expect((await list(person)).items).toEqual([]);
  });

  test("have every field of the configuration [B3-26]", async () => {
    const [startDate, endDate] = ["2030-03-01T00:00:00.000Z", "2030-04-01T00:00:00.000Z"];
    const { body } = await add({ title: "Meet me", description: "For the fair", startDate, endDate });
    expect(body).toEqual({
      id: body.id,
      title: "Meet me",
      description: "For the fair",
      ctaSocialCopy: copy,
      categories: [{ id: category, name: "Sustainability" }],
      categoryNames: ["Sustainability"],
      startDate,
      endDate,
      createdDate: body.createdDate,
      status: "ACTIVE",
      version: 1,
    });
    expect(Math.abs(Date.parse(body.createdDate) - Date.now())).toBeLessThan(hour);
  });

  test.each([
    ["", 400],
    ["   ", 400],
    ["t".repeat(255), 200],
    ["t".repeat(256), 400],
  ])("have a title of 1 to 255 characters: %#  [B5.5-01]", async (title, status) => {
    expect((await add({ title })).status).toBe(status);
  });

  test.each([
    [49, 400],
    [50, 200],
    [3000, 200],
    [3001, 400],
  ])("have a copy of 50 to 3000 characters: %i [B5.5-02] [A9-23]", async (length, status) => {
    expect((await add({ ctaSocialCopy: "c".repeat(length) })).status).toBe(status);
  });

  test("need a category, and one that the company sees [B5.5-03]", async () => {
    expect((await add({ categoryIds: [] })).status).toBe(400);
    const foreign = await addCategory(world, [await addCompany(world)]);
    expect(refusal(await add({ categoryIds: [category, foreign] }))).toEqual([404, "not_found"]);
  });

  test("have both dates or none, and the end after the start [B5.5-04]", async () => {
    const messages = async (startDate: string | null, endDate: string | null) => {
      const { status, problem } = await add({ startDate, endDate });
      return status === 200 ? null : (problem.violations?.[0]?.field ?? "nothing");
    };
    expect(await messages(at(1), null)).toBe("endDate");
    expect(await messages(null, at(1))).toBe("startDate");
    expect(await messages(at(2), at(1))).toBe("endDate");
    const same = at(1);
    expect(await messages(same, same)).toBe("endDate");
    expect(await messages(at(1), at(2))).toBeNull();
    expect(await messages(null, null)).toBeNull();
  });

  test("cannot be overwritten from a stale page", async () => {
    const { id, version } = (await add()).body;
    await world.call(updateCtaStatus, { id, status: "INACTIVE" }, { token: frida.token });
    const late = await world.call(editCta, { ...fields(), id, version }, { token: frida.token });
    expect(refusal(late)).toEqual([409, "edited_meanwhile"]);
  });

  test("are not accessible to anybody else", async () => {
    const { id, version } = (await add()).body;
    for (const other of [
      await addFrontUser(world, company),
      await addFrontUser(world, await addCompany(world)),
    ]) {
      const { token } = other;
      expect((await list(other)).items).toEqual([]);
      for (const answer of [
        await world.call(editCta, { ...fields({ categoryIds: [category] }), id, version }, { token }),
        await world.call(updateCtaStatus, { id, status: "INACTIVE" }, { token }),
        await world.call(deleteCta, { id }, { token }),
      ]) {
        expect(refusal(answer)).toEqual([404, "not_found"]);
      }
    }
  });

  test("need the insider level, and are read-only for a light front user", async () => {
    const strict = await addCompany(world, { levels: true });
    const theirs = await addCategory(world, [strict]);
    const member = await addFrontUser(world, strict, { level: "MEMBER" });
    expect(refusal(await add({ categoryIds: [theirs] }, member))).toEqual([403, "level_too_low"]);
    const insider = await addFrontUser(world, strict, { level: "INSIDER" });
    expect((await add({ categoryIds: [theirs] }, insider)).status).toBe(200);
    const light = await addFrontUser(world, company, { light: true });
    expect(refusal(await add({}, light))).toEqual([403, "light_front_user"]);
    expect((await list(light)).can).toEqual({ change: false });
  });

  test("are closed to an ended session, and created once by a double click", async () => {
    const token = await addSession(world, frida.id, company, new Date(Date.now() - 1000));
    expect(refusal(await add({}, { ...frida, token }))).toEqual([401, "invalid_token"]);
    const input = fields();
    const key = { token: frida.token, idempotencyKey: unique("press") };
    const [first, second] = [await world.call(addCta, input, key), await world.call(addCta, input, key)];
    expect(second.body).toEqual(first.body);
  });

  test("are paged by key, newest first", async () => {
    const person = await addFrontUser(world, company);
    for (let count = 0; count < 5; count += 1) await add({}, person);
    const first = await list(person, { limit: 3 });
    const second = await list(person, { limit: 3, after: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

describe("the call to action of a share", () => {
  const use = (id: number, person = frida, categoryId = category, now = new Date()) =>
    inTransaction(world.database, companyScope(person.companyId ?? company), (tx) =>
      usableCta(tx, { userId: person.id, id, categoryId, now }),
    ).then(
      () => "usable",
      (error: { error: string }) => error.error,
    );

  test("is one's own, active, within its dates, of the post's category and of 250 characters at most [A9-22]", async () => {
    const other = await addCategory(world, [company]);
    const short = (await add({ ctaSocialCopy: "c".repeat(250) })).body.id;
    const long = (await add({ ctaSocialCopy: "c".repeat(251) })).body.id;
    const timed = (await add({ startDate: at(1), endDate: at(2) })).body.id;
    expect(await use(short)).toBe("usable");
    expect(await use(long)).toBe("cta_not_usable");
    expect(await use(short, frida, other)).toBe("cta_not_usable");
    expect(await use(short, await addFrontUser(world, company))).toBe("cta_not_usable");
    expect(await use(timed)).toBe("cta_not_usable");
    expect(await use(timed, frida, category, new Date(at(1.5)))).toBe("usable");
    expect(await use(timed, frida, category, new Date(at(2)))).toBe("cta_not_usable");
    await world.call(updateCtaStatus, { id: short, status: "INACTIVE" }, { token: frida.token });
    expect(await use(short)).toBe("cta_not_usable");
  });

  test("is what the list offers for the category", async () => {
    const person = await addFrontUser(world, company);
    const usable = (await add({}, person)).body.id;
    await add({ ctaSocialCopy: "c".repeat(251) }, person);
    await add({ startDate: at(1), endDate: at(2) }, person);
    const off = (await add({}, person)).body.id;
    await world.call(updateCtaStatus, { id: off, status: "INACTIVE" }, { token: person.token });
    await add({ categoryIds: [await addCategory(world, [company])] }, person);
    expect((await list(person, { usableIn: category })).items.map(({ id }) => id)).toEqual([usable]);
    expect((await list(person)).items).toHaveLength(5);
  });
});
