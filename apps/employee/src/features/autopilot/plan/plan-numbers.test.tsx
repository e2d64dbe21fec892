// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { autopilot } from "@polyphon/i18n/en/autopilot/autopilot.employee.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import * as fc from "fast-check";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { AutopilotHead } from "../autopilot-head.tsx";
import { weekText } from "../choices/week-text.ts";
import { daysOf, itemsIn, type Plan, type PlanItem } from "./plan-model.ts";

beforeAll(async () => {
  await i18next.init({ lng: "en", resources: { en: { translation: { ...employeeEn, autopilot } } } });
});

const monday = "2026-11-16";
const placed = (date: string, network: Network, postId: number): PlanItem => ({
  slot: `${network}:0:${postId}`,
  network,
  assisted: false,
  date,
  dueAt: `${date}T09:00:00.000Z`,
  postId,
  title: "A post",
  thumbnailUrl: null,
  publishedOn: null,
  category: "Wind",
  voice: "VOICE_1",
  text: "Words",
  share: null,
  reason: {
    from: "row",
    category: "Wind",
    tags: [],
    language: null,
    step: "own",
    isNews: false,
    kind: "ORIGINAL",
    wantedKind: null,
    window: "primary",
    overrun: false,
    movedFrom: null,
  },
  can: { skip: true, change: false },
});

/** Four weeks with shares on any days, because people move theirs to the weekend. */
const plans = fc
  .array(fc.record({ day: fc.integer({ min: 0, max: 27 }), network: fc.constantFrom(...networks) }), {
    maxLength: 30,
  })
  .map((shares): Plan => ({
    today: monday,
    timeZone: "Europe/Berlin",
    dryRun: false,
    away: null,
    weeks: [0, 1, 2, 3].map((at) => ({
      weekNumber: 47 + at,
      weekYear: 2026,
      monday: addDays(monday, at * 7),
      state: "LIKELY" as const,
      gaps: [],
      items: shares.flatMap(({ day, network }, postId) =>
        Math.floor(day / 7) === at ? [placed(addDays(monday, day), network, postId)] : [],
      ),
    })),
  }));

const headOver = (items: readonly PlanItem[]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <AutopilotHead
        state={{
          autopilotStatus: 1,
          socialNetworks: [],
          shareTimeFrom: null,
          shareTimeTo: null,
          otherDays: false,
          apOutOfOfficeStatus: false,
          apOutOfOfficeStartDate: null,
          apOutOfOfficeEndDate: null,
          version: 1,
        }}
        items={items}
        busy={false}
        onTurn={() => undefined}
        onPause={() => undefined}
      />
    </MantineProvider>,
  );

test("the number above the plan is that of the shares below it, in all and on each network", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const listed = plan.weeks.flatMap((week) => daysOf(plan, week).flatMap(({ items }) => items));
      expect(listed.toSorted((one, other) => one.postId - other.postId)).toEqual(
        itemsIn(plan).toSorted((one, other) => one.postId - other.postId),
      );
      const head = headOver(itemsIn(plan));
      const shown = /(\d+) shares? in these four weeks/.exec(head)?.[1];
      expect(Number(shown ?? 0)).toBe(listed.length);
      const each = [...head.matchAll(/(\d+) on /g)].map(([, count]) => Number(count));
      if (each.length > 0) expect(each.reduce((sum, count) => sum + count)).toBe(listed.length);
    }),
    { numRuns: 50 },
  );
});

describe("a number of posts a week", () => {
  test("says on how many networks it holds, and how many shares that makes", () => {
    expect(weekText(["LINKEDIN", "TWITTER"], 3)).toBe("3 posts a week on each of 2 networks: 6 shares");
    expect(weekText(["LINKEDIN"], 1)).toBe("1 post a week on LinkedIn");
    expect(weekText(["LINKEDIN", "XING"], 6)).toBe("Each week 6 on LinkedIn and 4 on Xing: 10 shares");
  });

  test("says nothing without a post or a network", () => {
    expect([weekText([], 3), weekText(["LINKEDIN"], 0)]).toEqual([null, null]);
  });
});
