import { expect, test } from "vitest";
import { networkChanges, nextInQueue, percentOf, voiceChanges } from "./review-model.ts";

const base = {
  key: 1,
  version: 2,
  title: "A title",
  voices: [
    { voice: "VOICE_1" as const, copy: { LINKEDIN: "We slashed downtime.", TWITTER: "Short." } },
    { voice: "VOICE_3" as const, copy: { LINKEDIN: "Goes away." } },
  ],
};
const voices = [
  { voice: "VOICE_1" as const, copy: { LINKEDIN: "We cut downtime.", TWITTER: "Short." } },
  { voice: "VOICE_2" as const, copy: { LINKEDIN: "Comes new." } },
];

test("each voice is marked as new, removed, changed or unchanged", () => {
  expect(voiceChanges({ voices, base }, "LINKEDIN").map(({ voice, state }) => [voice, state])).toEqual([
    ["VOICE_1", "changed"],
    ["VOICE_2", "new"],
    ["VOICE_3", "gone"],
  ]);
  expect(voiceChanges({ voices, base }, "TWITTER")[0]?.state).toBe("unchanged");
  expect(voiceChanges({ voices, base: null }, "LINKEDIN")[0]?.state).toBe("first");
});

test("a network shows how many voices changed on it", () => {
  expect(networkChanges({ voices, base })).toEqual([
    { network: "LINKEDIN", changes: 3 },
    { network: "TWITTER", changes: 0 },
  ]);
});

test("a step leads to the next post of the queue, and from its end to the one before", () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect([1, 2, 3, 9].map((id) => nextInQueue(rows, id))).toEqual([2, 3, 2, 1]);
  expect(nextInQueue([{ id: 1 }], 1)).toBeNull();
});

test("the rejection rate is 0 percent when nothing was reviewed", () => {
  expect(percentOf({ judged: 0, rejected: 0 })).toBe(0);
  expect(percentOf({ judged: 3, rejected: 1 })).toBe(33);
});
