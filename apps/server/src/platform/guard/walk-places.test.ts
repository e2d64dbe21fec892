import { doing, doingOr, personRow, rowKey, shownPerson } from "@polyphon/contract/kit/about.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { markedPlaces } from "./marked-places.ts";
import { peopleIn, withhold } from "./walk-places.ts";

const share = z.object({
  id: rowKey(),
  title: z.string(),
  text: doing(z.string()),
  person: shownPerson,
  can: z.object({ read: z.boolean(), edit: doingOr(z.boolean(), false) }),
});
const answer = z.object({
  total: z.number(),
  items: z.array(share),
  people: z
    .array(personRow(z.object({ id: z.number(), name: z.string(), shares: doing(z.number()) })))
    .nullable(),
});

const person = fc.integer({ min: 1, max: 6 });
const anyShare = person.map((id) => ({
  id: `key-${id}`,
  title: "A post",
  text: `text of ${id}`,
  person: { id, name: `Name ${id}` },
  can: { read: true, edit: true },
}));
const anyRow = person.map((id) => ({ id, name: `Name ${id}`, shares: id * 1000 }));
const anyAnswer = fc.record({
  total: fc.nat(),
  items: fc.array(anyShare),
  people: fc.option(fc.array(anyRow)),
});
const hiding = (hidden: readonly number[]) => ({
  hides: (id: number) => hidden.includes(id),
  pseudonymOf: (id: number) => `Person ${"ABCDEF"[id - 1]}`,
  keyOf: (key: string) => `sealed ${"ABCDEF"[Number(key.slice(4)) - 1]}`,
});
const places = markedPlaces(answer);
if (!places) throw new Error("the answer has marks");

describe("what an answer tells of people", () => {
  test("is nothing of whoever is hidden, and everything of the others", () => {
    fc.assert(
      fc.property(anyAnswer, fc.subarray([1, 2, 3, 4, 5, 6]), (given, hidden) => {
        const shown = withhold(given, places, hiding(hidden)) as typeof given;
        expect(answer.parse(shown)).toEqual(shown);
        for (const id of hidden) {
          const text = JSON.stringify(shown);
          for (const word of [`text of ${id}`, `key-${id}`, `"shares":${id * 1000}`])
            expect(text).not.toContain(word);
          expect(JSON.stringify(shown.items)).not.toContain(`Name ${id}`);
          expect([...peopleIn(shown, places)].includes(id)).toBe(
            shown.people?.some((row) => row.id === id) ?? false,
          );
        }
        const others = (one: typeof given) => ({
          items: one.items.filter((_, at) => !hidden.includes(given.items[at]?.person.id ?? 0)),
          people: one.people?.filter(({ id }) => !hidden.includes(id)),
        });
        expect(others(shown)).toEqual(others(given));
        expect(shown.total).toBe(given.total);
      }),
    );
  });

  test("is found wherever somebody is named", () => {
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const named = [
          ...given.items.map(({ person: { id } }) => id),
          ...(given.people ?? []).map(({ id }) => id),
        ];
        expect(peopleIn(given, places)).toEqual(new Set(named));
      }),
    );
  });

  test("is hidden inside the parts of a row as well", () => {
    const [item] = (
      withhold({ items: [{ ...fc.sample(anyShare, 1)[0], can: { read: true, edit: true } }] }, places, {
        ...hiding([1, 2, 3, 4, 5, 6]),
      }) as { items: { can: object }[] }
    ).items;
    expect(item?.can).toEqual({ read: true, edit: false });
  });
});

test("a marked part that a walk would miss is refused when the server first answers", () => {
  expect(() =>
    markedPlaces(z.object({ one: z.union([z.object({ person: shownPerson }), z.string()]) })),
  ).toThrow("union");
  expect(() => markedPlaces(z.record(z.string(), z.object({ person: shownPerson })))).toThrow("record");
});
