import { expect, test } from "vitest";
import { changesOf, type MailDraft } from "./mail-draft.ts";

const stored: MailDraft = {
  own: { en: { subject: "Hello", body: "You" }, de: null },
  companies: [
    { id: 1, name: "One" },
    { id: 2, name: "Two" },
  ],
  holdingEntities: [],
};

test("a different order of companies is not a change", () => {
  expect(changesOf(stored, { ...stored, companies: stored.companies.toReversed() })).toBe(0);
});

test("each changed part counts once", () => {
  const german = { subject: "Hallo", body: "Du" };
  expect(changesOf(stored, { ...stored, own: { ...stored.own, de: german } })).toBe(1);
  expect(changesOf(stored, { own: { en: null, de: german }, companies: [], holdingEntities: [] })).toBe(3);
});
