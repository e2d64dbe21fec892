import { describe, expect, it } from "vitest";
import { heatWeeks, type HeatWords } from "./heat-weeks.ts";

const words: HeatWords = {
  week: (from, until) => `${from}/${until}`,
  day: (date, shares, counts) => `${date}:${shares} ${JSON.stringify(counts)}`,
};
const overview = {
  days: [
    { date: "2026-11-17", counts: { LINKEDIN: 1, TWITTER: 1 } },
    { date: "2026-12-06", counts: { LINKEDIN: 3 } },
  ],
};

describe("the overview of planned shares", () => {
  it("covers three weeks from the start of this one, with the counts for each day and network [B4.7-21]", () => {
    const weeks = heatWeeks("2026-11-18", overview, words);
    expect(weeks.map(({ label }) => label)).toEqual([
      "2026-11-16/2026-11-22",
      "2026-11-23/2026-11-29",
      "2026-11-30/2026-12-06",
    ]);
    const days = weeks.flatMap((week) => week.days);
    expect(days).toHaveLength(21);
    expect(days.find(({ key }) => key === "2026-11-17")).toMatchObject({
      shares: 2,
      spoken: '2026-11-17:2 {"LINKEDIN":1,"TWITTER":1}',
    });
    expect(days.at(-1)).toMatchObject({
      key: "2026-12-06",
      shares: 3,
      spoken: '2026-12-06:3 {"LINKEDIN":3}',
    });
  });

  it("offers no day before today", () => {
    const [first] = heatWeeks("2026-11-18", undefined, words);
    expect(first?.days.map(({ disabled }) => disabled)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
