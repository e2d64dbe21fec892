import { expect, test } from "vitest";
import { checkCta, type CtaForm, daysOf, instantsOf } from "./check-cta.ts";

const good: CtaForm = {
  title: "Talk to me",
  description: "",
  ctaSocialCopy: "c".repeat(50),
  categoryIds: "3",
  startDate: "",
  endDate: "",
};
const keyOf = (change: Partial<CtaForm>) =>
  Object.entries(checkCta({ ...good, ...change })).map(([name, problem]) => [name, problem?.key]);

test("a complete form has no faults", () => {
  expect(checkCta(good)).toEqual({});
});

test.each([
  [{ title: " " }, "title", "sharing.cta.form.titleRequired"],
  [{ title: "t".repeat(256) }, "title", "sharing.cta.form.titleLength"],
  [{ ctaSocialCopy: "" }, "ctaSocialCopy", "sharing.cta.form.copyRequired"],
  [{ ctaSocialCopy: "c".repeat(49) }, "ctaSocialCopy", "sharing.cta.form.copyShort"],
  [{ ctaSocialCopy: "c".repeat(3001) }, "ctaSocialCopy", "sharing.cta.form.copyLength"],
  [{ categoryIds: "" }, "categoryIds", "sharing.cta.form.topicRequired"],
  [{ endDate: "2026-05-01" }, "startDate", "sharing.cta.form.startRequired"],
  [{ startDate: "2026-05-01" }, "endDate", "sharing.cta.form.endRequired"],
  [{ startDate: "2026-05-02", endDate: "2026-05-01" }, "endDate", "sharing.cta.form.endBefore"],
] as const)("a fault is shown at its field: %j", (change, name, key) => {
  expect(keyOf(change)).toEqual([[name, key]]);
});

test("days stay the same across a daylight-saving change", () => {
  const days = { startDate: "2026-03-28", endDate: "2026-03-29" };
  const instants = instantsOf(days, "Europe/Berlin");
  expect(instants).toEqual({
    startDate: "2026-03-27T23:00:00.000Z",
    endDate: "2026-03-29T22:00:00.000Z",
  });
  expect(daysOf(instants, "Europe/Berlin")).toEqual(days);
});
