import * as fc from "fast-check";
import { expect, test } from "vitest";
import { beginWith, changedIn, receive, resume, savedRecord } from "./record.ts";

const fields = { title: fc.string(), tags: fc.array(fc.string()), open: fc.boolean(), limit: fc.nat() };
const values = fc.record(fields);
const typing = fc.record(fields, { requiredKeys: [] });
type Values = typeof values extends fc.Arbitrary<infer V> ? V : never;
type Name = keyof Values;

test("merging keeps what the user typed and takes the other fields from the newer version", () => {
  fc.assert(
    fc.property(values, typing, values, (opened, typed, theirs) => {
      const opening = beginWith({ version: 1, values: opened });
      const form = { ...opening, values: { ...opened, ...typed }, expects: "other" as const };
      const mine = changedIn(opened, form.values);
      const met = receive(form, { version: 2, values: theirs });
      expect(met.stored).toEqual({ version: 2, values: theirs });
      for (const name of Object.keys(opened) as Name[])
        expect(met.values[name]).toEqual(mine.includes(name) ? form.values[name] : theirs[name]);
      const [there, apart] = [changedIn(opened, theirs), changedIn(form.values, theirs)];
      const differences = {
        taken: there.filter((name) => !mine.includes(name)),
        both: there.filter((name) => mine.includes(name) && apart.includes(name)),
      };
      expect(met.merged).toEqual(mine.length === 0 ? null : differences);
    }),
  );
});

test("an untouched form shows the newer version", () => {
  fc.assert(
    fc.property(values, values, (opened, theirs) => {
      const met = receive(beginWith({ version: 1, values: opened }), { version: 2, values: theirs });
      expect(met).toEqual(beginWith({ version: 2, values: theirs }));
      expect(changedIn(met.stored.values, met.values)).toEqual([]);
    }),
  );
});

test("typing the value that somebody else saved leaves no change", () => {
  fc.assert(
    fc.property(values, values, (opened, theirs) => {
      const opening = beginWith({ version: 1, values: opened });
      const form = { ...opening, values: theirs, expects: "other" as const };
      const met = receive(form, { version: 2, values: theirs });
      expect(changedIn(met.stored.values, met.values)).toEqual([]);
    }),
  );
});

test("a form keeps its version until the newer one is accepted", () => {
  const form = { ...beginWith({ version: 1, values: { title: "News" } }), values: { title: "Mine" } };
  const newer = { version: 2, values: { title: "Theirs" } };
  expect(receive(form, newer)).toBe(form);
  expect(receive({ ...form, expects: "other" }, { version: 1, values: { title: "News" } }).merged).toBeNull();
  expect(receive({ ...form, expects: "other" }, newer)).toEqual({
    stored: newer,
    values: { title: "Mine" },
    expects: null,
    merged: { taken: [], both: ["title"] },
  });
});

test("typing while the own save is reloaded causes no conflict", () => {
  const typed = { ...beginWith({ version: 1, values: { title: "News" } }), values: { title: "Saved" } };
  const typedOn = { ...savedRecord(typed), values: { title: "Saved, and more" } };
  const read = receive(typedOn, { version: 2, values: { title: "Saved" } });
  expect(read.stored.version).toBe(2);
  expect(read.values).toEqual({ title: "Saved, and more" });
  expect(read.merged).toBeNull();
  const answered = { version: 2, values: { title: "Saved" } };
  expect(savedRecord(typed, answered)).toEqual(beginWith(answered));
});

test("what an earlier visit left is shown on its version, and over a newer one only where it was typed", () => {
  fc.assert(
    fc.property(values, typing, values, (opened, typed, theirs) => {
      const kept = { stored: { version: 1, values: opened }, values: { ...opened, ...typed } };
      const same = resume(kept, kept.stored);
      expect(same).toEqual({ ...kept, expects: null, merged: null });
      const mine = changedIn(opened, kept.values);
      const over = resume(kept, { version: 2, values: theirs });
      expect(over.stored.version).toBe(2);
      expect(over.merged !== null).toBe(mine.length > 0);
      for (const name of Object.keys(opened) as Name[])
        expect(over.values[name]).toEqual(mine.includes(name) ? kept.values[name] : theirs[name]);
      // Whatever comes after is another person's again.
      expect(over.expects).toBe(null);
    }),
  );
});

test("only values that would be sent differently count as changes", () => {
  const trimmed = ({ title }: { readonly title: string }) => ({ title: title.trim() });
  expect(changedIn({ title: "News" }, { title: " News " }, trimmed)).toEqual([]);
  expect(changedIn({ title: "News" }, { title: "Old news" }, trimmed)).toEqual(["title"]);
});
