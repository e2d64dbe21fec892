// @vitest-environment jsdom
import {
  emptyReasons,
  mixKinds,
  planSteps,
  slotOrigins,
} from "@polyphon/contract/autopilot/autopilot-words.ts";
import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { employeeChunks } from "@polyphon/i18n/employee-chunks.ts";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import type { PlanGap, PlanItem } from "./plan-model.ts";
import { stepOf, whyGap, whyItem } from "./why-lines.ts";

const company = "Nordwind";
const filter = { category: "Wind", tags: ["Offshore"], language: "GERMAN" as const };
const place = { slot: "LINKEDIN:0:0", network: "LINKEDIN", date: "2026-11-17" } as const;

const gap = (reason: PlanGap["reason"], from: PlanGap["from"] = "row"): PlanGap => ({
  ...place,
  ...filter,
  from,
  reason,
  can: { unskip: reason === "skipped" },
});

const item = (change: Partial<PlanItem["reason"]>): PlanItem => ({
  ...place,
  assisted: false,
  dueAt: "2026-11-17T09:00:00.000Z",
  postId: 7,
  title: "A post",
  thumbnailUrl: null,
  publishedOn: null,
  category: "Wind",
  voice: "VOICE_1",
  text: "Words",
  share: null,
  reason: {
    ...filter,
    from: "row",
    step: "own",
    isNews: true,
    kind: "ORIGINAL",
    wantedKind: null,
    window: "primary",
    overrun: false,
    movedFrom: null,
    ...change,
  },
  can: { skip: true, change: false },
});

const [both, firsts] = [
  [false, true],
  [null, ...mixKinds],
] as const;
const items = slotOrigins.flatMap((from) =>
  planSteps.flatMap((step) =>
    both.flatMap((isNews) =>
      mixKinds.flatMap((kind) =>
        firsts.flatMap((wantedKind) =>
          shareWindows.flatMap((window) =>
            both.flatMap((overrun) =>
              [null, "2026-11-21"].map((movedFrom) =>
                item({ from, step, isNews, kind, wantedKind, window, overrun, movedFrom }),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** Words of the planner and of its logs. */
const ours = {
  en: /\b(window|overrun|slot|candidate|best-of|primary|secondary|tertiary|curated|category)\b/i,
  de: /\b(Überlauf|Kandidat|Best-of|kuratiert|Slot|Kategorie|Platzhalter)\b/i,
};

describe.each(["en", "de"] as const)("the reasons in %s", (language) => {
  beforeAll(async () => {
    const { texts } = await employeeChunks.autopilot[language]();
    const translation = { ...(language === "en" ? employeeEn : employeeDe), ...texts };
    await i18next.init({ lng: language, resources: { [language]: { translation } } });
  });

  const isPlain = (text: string) => {
    expect(text).not.toMatch(/\{\{|autopilotWhy|undefined/);
    expect(text).not.toMatch(ours[language]);
  };

  test("say for every share which topic, why this post and why then, in plain words", () => {
    const found = new Map<string, Set<string>>();
    for (const one of items) {
      const lines = whyItem(one, company);
      expect(lines.map(({ about }) => about)).toEqual([
        "filter",
        "post",
        ...(one.reason.wantedKind === null ? [] : ["mix"]),
        "time",
        ...(one.reason.movedFrom === null ? [] : ["moved"]),
      ]);
      for (const { about, text } of lines) {
        isPlain(text);
        found.set(about, (found.get(about) ?? new Set()).add(text));
      }
    }
    // No two facts are told by the same words.
    expect(found.get("post")?.size).toBe(4);
    expect(found.get("mix")?.size).toBe(4);
    expect(found.get("time")?.size).toBe(6);
  });

  test.each(emptyReasons)(
    "say for a place left empty by %s what happened, and what can be done or why nothing needs to be",
    (reason) => {
      for (const from of slotOrigins) {
        const lines = whyGap(gap(reason, from), company);
        expect(lines.map(({ about }) => about)).toEqual(["filter", "post", "next"]);
        for (const { text } of lines) isPlain(text);
        const isSettled = /don’t need to do anything|nothing you need|müssen nichts tun/.test(
          lines.at(-1)?.text ?? "",
        );
        expect(isSettled).toBe(stepOf(gap(reason, from)) === null);
      }
    },
  );

  test("have words of their own for every place left empty", () => {
    const facts = emptyReasons.map((reason) => whyGap(gap(reason), company)[1]?.text);
    expect(new Set(facts).size).toBe(emptyReasons.length);
  });
});

test("an empty place is mended by the person's own setup, unless the company chose its topic", () => {
  expect(emptyReasons.filter((reason) => stepOf(gap(reason)) === null)).toEqual([
    "network_off",
    "day_passed",
  ]);
  expect(stepOf(gap("skipped"))).toBe("unskip");
  expect(stepOf(gap("not_connected", "reserved"))).toBe("connect");
  expect([stepOf(gap("no_candidate")), stepOf(gap("no_candidate", "reserved"))]).toEqual(["setup", null]);
});
