import fc from "fast-check";
import { expect, test } from "vitest";
import { fits } from "./fits.ts";

const form = fc.record({
  title: fc.string(),
  tags: fc.array(fc.string()),
  open: fc.boolean(),
  limit: fc.option(fc.nat()),
});
type Form = typeof form extends fc.Arbitrary<infer F> ? F : never;

test("what a form has kept fits the same form, whatever was typed", () => {
  fc.assert(fc.property(form, form, (example, typed) => fits(example, JSON.parse(JSON.stringify(typed)))));
});

test("a form with other fields, or other kinds of values, shows nothing of an earlier version", () => {
  const another = fc.constantFrom(
    ({ tags, open, limit }: Form) => ({ tags, open, limit }),
    (all: Form) => ({ ...all, colour: "red" }),
    ({ title, ...rest }: Form) => ({ ...rest, heading: title }),
    (all: Form) => ({ ...all, tags: "one, two" }),
    (all: Form) => ({ ...all, title: [all.title] }),
    (all: Form) => ({ ...all, open: "yes" }),
  );
  fc.assert(fc.property(form, form, another, (example, typed, change) => !fits(example, change(typed))));
  for (const nothing of [null, undefined, "", 1, []]) expect(fits({ title: "" }, nothing)).toBe(false);
});
