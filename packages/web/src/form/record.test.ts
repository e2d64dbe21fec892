import * as fc from "fast-check";
import { expect, test } from "vitest";
import { beginWith, changedIn, mergeNewer } from "./record.ts";

const fields = { title: fc.string(), tags: fc.array(fc.string()), open: fc.boolean(), limit: fc.nat() };
const values = fc.record(fields);
const typing = fc.record(fields, { requiredKeys: [] });
type Values = typeof values extends fc.Arbitrary<infer V> ? V : never;
type Name = keyof Values;

test("what somebody typed is never lost when somebody else saves, and the rest becomes theirs", () => {
  fc.assert(
    fc.property(values, typing, values, (opened, typed, theirs) => {
      const form = { ...beginWith({ version: 1, values: opened }), values: { ...opened, ...typed } };
      const mine = changedIn(opened, form.values);
      const met = mergeNewer(form, { version: 2, values: theirs });
      expect(met.stored).toEqual({ version: 2, values: theirs });
      for (const name of Object.keys(opened) as Name[])
        expect(met.values[name]).toEqual(mine.includes(name) ? form.values[name] : theirs[name]);
    }),
  );
});

test("a form in which nothing was typed simply shows the newer version", () => {
  fc.assert(
    fc.property(values, values, (opened, theirs) => {
      const met = mergeNewer(beginWith({ version: 1, values: opened }), { version: 2, values: theirs });
      expect(met).toEqual(beginWith({ version: 2, values: theirs }));
      expect(changedIn(met.stored.values, met.values)).toEqual([]);
    }),
  );
});

test("whoever types what somebody else has saved has changed nothing any more", () => {
  fc.assert(
    fc.property(values, values, (opened, theirs) => {
      const form = { ...beginWith({ version: 1, values: opened }), values: theirs };
      const met = mergeNewer(form, { version: 2, values: theirs });
      expect(changedIn(met.stored.values, met.values)).toEqual([]);
    }),
  );
});

test("only what would be sent differently is a change", () => {
  const trimmed = ({ title }: { readonly title: string }) => ({ title: title.trim() });
  expect(changedIn({ title: "News" }, { title: " News " }, trimmed)).toEqual([]);
  expect(changedIn({ title: "News" }, { title: "Old news" }, trimmed)).toEqual(["title"]);
});
