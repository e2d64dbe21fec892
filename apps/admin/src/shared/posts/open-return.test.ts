import { expect, test } from "vitest";
import { isReworked, openReturn, type ReturnStep } from "./open-return.ts";

const step = (over: Partial<ReturnStep>): ReturnStep => ({
  key: 1,
  at: "2026-11-19T10:00:00Z",
  by: "Mei Sato",
  own: false,
  action: "REJECT",
  from: "IN_PROOF_READING",
  to: "WAITING_FOR_UPDATE",
  reason: "Give the number.",
  reasonKinds: [],
  voices: ["VOICE_2"],
  note: null,
  version: 3,
  ...over,
});

test("a returned post shows its latest return, and none once it was submitted again", () => {
  const older = step({ key: 1, reason: "Older." });
  const newer = step({ key: 3, reason: "Newer." });
  const again = step({ key: 2, action: "RESUBMIT", to: "IN_PROOF_READING", reason: null });
  expect(openReturn({ status: "WAITING_FOR_UPDATE", history: [newer, again, older] })).toBe(newer);
  expect(openReturn({ status: "IN_PROOF_READING", history: [again, older] })).toBeNull();
});

test("a returned post counts as reworked once its writer has saved it", () => {
  expect(isReworked({ version: 4 }, step({ version: 3 }))).toBe(false);
  expect(isReworked({ version: 5 }, step({ version: 3 }))).toBe(true);
});
