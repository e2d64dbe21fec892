import { endpoints } from "@polyphon/contract/endpoints.ts";
import { doing, personRow, shownPerson } from "@polyphon/contract/kit/about.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Actor, StaffActor } from "../session/actor.ts";
import type { CallGuard } from "./call-guard.ts";
import { watchLooks } from "./looks.ts";
import { markedPlaces, type Places } from "./marked-places.ts";

const staff = { kind: "staff", accountId: 7, companyId: 1 } as StaffActor;
const now = new Date("2026-11-20T09:00:00Z");
const open: CallGuard = {
  input: {},
  leaveOut: [],
  refuseIn: () => undefined,
  withhold: async (_schema, rows) => rows,
  answer: async (output) => output,
};
const about = { person: ["shares", "plans"], inCouncilMode: "withheld" } as const;

function watch(output: z.ZodType, actor: Actor = staff, declared: Endpoint["about"] = about) {
  return watchLooks({ endpoint: { about: declared, output }, actor, input: {}, now }, open);
}

const row = personRow(z.object({ id: z.number(), shares: doing(z.number()), on: doing(z.boolean()) }));
const list = z.object({ items: z.array(row) });

test("finds everybody whose doing an answer shows, each once, and nobody whose doing was withheld", () => {
  const person = fc.record({ id: fc.integer({ min: 1, max: 30 }), shown: fc.boolean() });
  fc.assert(
    fc.property(fc.array(person), (people) => {
      const items = people.map(({ id, shown }) => ({ id, shares: shown ? 0 : null, on: null }));
      const shown = new Set(people.filter((one) => one.shown).map(({ id }) => id));
      const found = watch(list).looksIn({ items, next: null });
      expect(found?.people ?? []).toEqual([...shown]);
      expect(found === null).toBe(shown.size === 0);
    }),
  );
});

test("takes a named person for a look, and a pseudonym for none", () => {
  const entries = z.object({ items: z.array(z.object({ person: shownPerson.nullable() })) });
  const items = [{ person: { id: 4, name: "Anna" } }, { person: { id: null, name: "Person K2M9P" } }];
  expect(watch(entries).looksIn({ items: [...items, { person: null }] })).toMatchObject({
    reader: staff,
    doings: ["shares", "plans"],
    people: [4],
    at: now,
  });
});

test("counts what a file is made of, and whom an operation says it tells of", async () => {
  const { guard, looksIn } = watch(z.object({ rows: z.array(z.array(z.string())) }));
  await guard.withhold(row, [
    { id: 3, shares: 2, on: true },
    { id: 5, shares: null, on: null },
  ]);
  guard.tells([9]);
  expect(looksIn({ rows: [] })?.people).toEqual([3, 9]);
});

test("is silent about employees' own calls, groups and nobody", () => {
  const answer = { items: [{ id: 3, shares: 2, on: true }] };
  const front = { kind: "front", accountId: 3, companyId: 1 } as Actor;
  expect(watch(list, front).looksIn(answer)).toBeNull();
  expect(watch(list, staff, "none").looksIn(answer)).toBeNull();
  expect(watch(list, staff, "group").looksIn(answer)).toBeNull();
});

/** Whether an answer says by id whom it is about. */
function namesPeople(places: Places | null): boolean {
  if (places === null) return false;
  if (places.kind === "items") return namesPeople(places.of);
  return (
    places.row || places.fields.some(({ mark, inside }) => mark?.kind === "person" || namesPeople(inside))
  );
}

/** They say by `guard.tells` or `guard.withhold` whom they tell of; the tests of operations/looks try each. */
const tellingOthers = [
  "list-employee-connections",
  "read-post-as",
  "decide-own-post",
  "edit-own-post-approval",
  "list-own-post-approval",
  "offer-own-post",
  "view-own-post-approval",
  "read-user-autopilot-funnel",
  "export-questionnaire-answers",
  "weigh-change-of-front-users",
  "weigh-change-of-corporate-front-users",
  "export-front-users",
  "export-corporate-front-users",
  "export-individual-users",
];
/** Numbers and ids alone, in answer to a filter of a list that shows the same people. */
const namingNobody = [
  ...["front-users", "corporate-front-users", "individual-users"].map((list) => `count-${list}`),
  ...["front-users", "corporate-front-users"].map((list) => `pick-${list}`),
];
/** What staff do has a log of its own, which they read themselves. */
const ofStaff = ["list-staff-actions", "list-post-log"];

test("every call about people names them by id, or is known to say by itself whom it tells of", () => {
  const people = endpoints.filter((one) => one.about !== "none" && one.about !== "group");
  const unnamed = people.filter(({ output }) => !namesPeople(markedPlaces(output))).map(({ name }) => name);
  expect(unnamed.toSorted()).toEqual([...tellingOthers, ...namingNobody, ...ofStaff].toSorted());
});
