import { z } from "zod";
import { expect, it } from "vitest";
import { formSections } from "./form-sections.ts";

const text = { kind: "text", schema: z.string() } as const;

it("groups fields into sections in the order of first mention, and puts the rest into the first", () => {
  const sections = formSections({
    name: { ...text, section: "general" },
    nameDe: { ...text, section: "general", beside: true },
    colour: { ...text, section: "brand" },
    note: text,
    shares: { ...text, section: "brand", readOnly: true },
  });
  expect(sections).toEqual([
    { key: "general", rows: [["name", "nameDe"], ["note"]] },
    { key: "brand", rows: [["colour"]] },
  ]);
});

it("makes one section if no field names any", () => {
  expect(formSections({ name: text, note: text })).toEqual([{ key: "main", rows: [["name"], ["note"]] }]);
});
