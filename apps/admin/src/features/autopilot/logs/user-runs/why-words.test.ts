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

const filter = { from: "row", category: { id: 1, name: "Wind" }, tags: [], language: null } as const;
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
    ...filter,
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
  why: { ...filter, tags: [], reason },
});

test("a pick explains its source, its match, the mix and its window", () => {
  expect(whySentences(share, en)).toEqual([
    "The weekly plan includes Wind.",
    "This post matches that.",
    "The company’s mix called for a post of type “original” next, and this is one.",
    "The time is in the secondary window, spaced apart from colleagues with the same post.",
  ]);
});

test("a pick explains best-of, the other kind, the overrun and another day", () => {
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
  const sentences = whySentences(moved, en).join(" ");
  for (const words of [
    "Monday is set to Wind",
    "best of the last 90 days",
    "type “original” next. None was left",
    "No time was left on Monday",
    "is in its overrun",
  ])
    expect(sentences).toContain(words);
});

test("a pick without a mix does not mention one", () => {
  const free: ShareEntry = { ...share, why: { ...share.why, wantedKind: null } };
  expect(whySentences(free, en).join(" ")).not.toContain("mix");
});

test.each(emptyReasons)("a slot left empty because of %s says so in both languages", (reason) => {
  for (const texts of [en, de]) {
    const [asked, why] = whySentences(gap(reason), texts);
    expect(asked).toContain("Wind");
    expect(why?.length).toBeGreaterThan(20);
  }
});

test.each(takenBackReasons)("a share withdrawn because of %s says so in both languages", (reason) => {
  const entry: PlanEntry = { kind: "WITHDRAWN", key: "w", network: "LINKEDIN", post: null, reason };
  for (const texts of [en, de]) expect(whySentences(entry, texts)[0]?.length).toBeGreaterThan(20);
});

test("a pick of a deleted category is still explained", () => {
  const gone: ShareEntry = { ...share, why: { ...share.why, category: null } };
  expect(whySentences(gone, en)[0]).toBe("The weekly plan includes a category that no longer exists.");
});

test("steps before the successful one are marked as exhausted, later ones as not needed", () => {
  const substitute: ShareEntry = { ...share, why: { ...share.why, step: "substitute" } };
  expect(triedSteps(substitute, en).map(({ key, mark }) => [key, mark])).toEqual([
    ["own", "passed"],
    ["substitute", "taken"],
    ["best_of", "unneeded"],
  ]);
});

test("an earlier window is explained by an own share or by no free time", () => {
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

test("a week is sorted by time, with gaps after the shares of their day and withdrawn shares at the end", () => {
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
