import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { emptyReasons, takenBackReasons } from "@polyphon/contract/autopilot/autopilot-words.ts";
import { adminDe } from "@polyphon/i18n/admin.de.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../../../shared/text/use-text.ts";
import { inOrder } from "./entry-list.tsx";
import { type GapEntry, type ShareEntry, triedSteps, triedWindows, whySentences } from "./why-words.ts";

const speaking = (language: "en" | "de"): Texts => ({
  language,
  text: (key, values = {}) => {
    const found = key
      .split(".")
      .reduce<unknown>(
        (at, part) => (at as Record<string, unknown>)[part],
        language === "en" ? adminEn : adminDe,
      );
    if (typeof found !== "string") throw new Error(`no text for ${key}`);
    const words = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return fill(found, Object.fromEntries(words) as Record<string, string>);
  },
});
const [en, de] = [speaking("en"), speaking("de")];

const wish = { from: "row", category: { id: 1, name: "Wind" }, tags: [], language: null } as const;
const share: ShareEntry = {
  kind: "SHARE",
  key: "share LINKEDIN:0:0 7",
  slot: "LINKEDIN:0:0",
  date: "2026-11-17",
  time: "12:18",
  network: "LINKEDIN",
  post: { id: 7, title: "What the night shift knew" },
  voice: "VOICE_2",
  state: "SCHEDULED",
  stateReason: null,
  kept: false,
  edited: false,
  why: {
    ...wish,
    tags: [],
    step: "own",
    kind: "ORIGINAL",
    wantedKind: "ORIGINAL",
    window: "secondary",
    overrun: false,
    movedFrom: null,
  },
};
const gap = (reason: GapEntry["why"]["reason"]): GapEntry => ({
  kind: "GAP",
  key: `gap ${reason}`,
  date: "2026-11-18",
  network: "LINKEDIN",
  why: { ...wish, tags: [], reason },
});

test("a pick says what asked for it, that it fits, what the mix wanted and which window it lies in", () => {
  expect(whySentences(share, en)).toEqual([
    "The weekly plan asks for Wind.",
    "This post fits that wish.",
    "The company’s mix asked for a post of the kind “original” next, and this is one.",
    "The time lies in the secondary window, apart from colleagues with the same post.",
  ]);
});

test("a pick from elsewhere, of the other kind, in the overrun and from another day says each of it", () => {
  const { why } = share;
  const moved: ShareEntry = {
    ...share,
    why: {
      ...why,
      from: "day",
      step: "best_of",
      kind: "CURATED",
      overrun: true,
      movedFrom: "2026-11-16",
    },
  };
  const told = whySentences(moved, en).join(" ");
  for (const words of [
    "Monday is set to Wind",
    "best of the last 90 days",
    "kind “original” next; none was left",
    "no time left on Monday",
    "lies in its overrun",
  ])
    expect(told).toContain(words);
});

test("without a mix nothing is said of one", () => {
  const free: ShareEntry = { ...share, why: { ...share.why, wantedKind: null } };
  expect(whySentences(free, en).join(" ")).not.toContain("mix");
});

test.each(emptyReasons)("a place that stayed empty because of %s says so in both languages", (reason) => {
  for (const texts of [en, de]) {
    const [asked, why] = whySentences(gap(reason), texts);
    expect(asked).toContain("Wind");
    expect(why?.length).toBeGreaterThan(20);
  }
});

test.each(takenBackReasons)(
  "a share that was taken back because of %s says so in both languages",
  (reason) => {
    const entry: PlanEntry = { kind: "WITHDRAWN", key: "w", network: "LINKEDIN", post: null, reason };
    for (const texts of [en, de]) expect(whySentences(entry, texts)[0]?.length).toBeGreaterThan(20);
  },
);

test("a wish whose category is gone is still told", () => {
  const gone: ShareEntry = { ...share, why: { ...share.why, category: null } };
  expect(whySentences(gone, en)[0]).toBe("The weekly plan asks for a category that no longer exists.");
});

test("the steps before the one that found the post had nothing left, those behind it were not needed", () => {
  const substitute: ShareEntry = { ...share, why: { ...share.why, step: "substitute" } };
  expect(triedSteps(substitute, en).map(({ key, mark }) => [key, mark])).toEqual([
    ["own", "passed"],
    ["substitute", "taken"],
    ["best_of", "unneeded"],
  ]);
});

test("a window before the chosen one was taken by an own share of the day, or had no free time", () => {
  const own: ShareEntry = {
    ...share,
    key: "other",
    time: "08:42",
    why: { ...share.why, window: "primary" },
  };
  expect(triedWindows(share, [share, own], en).map(({ outcome }) => outcome)).toEqual([
    "own share at 08:42",
    "free, taken at 12:18",
  ]);
  const elsewhere: ShareEntry = { ...own, date: "2026-11-16" };
  expect(triedWindows(share, [share, elsewhere], en)[0]?.outcome).toBe("no free time for this post");
});

test("the week stands in order of time, gaps behind the shares of their day, what was taken back at the end", () => {
  const back: PlanEntry = {
    kind: "WITHDRAWN",
    key: "back",
    network: "LINKEDIN",
    post: null,
    reason: "post_gone",
  };
  const late: ShareEntry = { ...share, key: "late", date: "2026-11-18", time: "17:05" };
  expect(inOrder([back, gap("no_place"), late, share]).map(({ key }) => key)).toEqual([
    share.key,
    "late",
    "gap no_place",
    "back",
  ]);
});
