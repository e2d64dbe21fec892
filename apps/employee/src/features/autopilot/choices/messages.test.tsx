import { employeeChunks } from "@polyphon/i18n/employee-chunks.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { classicWishOf, type Draft, faultsOf, type Ground, monthlyWishOf } from "./draft.ts";
import { faultText, isTold } from "./fault-text.ts";
import { CountPicker } from "./pickers/count-picker.tsx";
import { DayPicker } from "./pickers/day-picker.tsx";
import { NetworkPicker } from "./pickers/network-picker.tsx";
import { TopicPicker } from "./pickers/topic-picker.tsx";

const nothing = () => undefined;

beforeAll(async () => {
  const { texts } = await employeeChunks.autopilot.en();
  await i18next.init({ lng: "en", resources: { en: { translation: { ...employeeEn, ...texts } } } });
});

const topic = (categoryId: number) => ({
  categoryId,
  categoryName: `Topic ${categoryId}`,
  displayOrder: categoryId,
  categoryDefiningTags: [],
});

const ground: Ground = {
  cycle: "CLASSIC",
  socialNetworks: [
    { socialNetwork: "LINKEDIN", connected: true },
    { socialNetwork: "XING", connected: false },
  ],
  topics: [1, 2, 3, 4, 5].map(topic),
  shareTimeFrom: "07:00",
  shareTimeTo: "20:00",
  reservedDays: [],
  suggestedPostCount: 2,
  userAutoPilotConfigs: [],
};

const row = { key: 0, categoryId: 1, tagIds: [], language: "ENGLISH" as const, count: 1 };
const classic: Draft = {
  networks: ["LINKEDIN"],
  days: ["TUESDAY"],
  rows: [row],
  weeks: [],
  language: null,
  hours: null,
};
const week = (at: number, categoryId: number | null) => ({
  monday: "2026-11-16",
  weekNumber: 47 + at,
  weekYear: 2026,
  days: categoryId === null ? {} : { TUESDAY: { categoryId, tagIds: [] } },
});
const monthly: Draft = { ...classic, rows: [], weeks: [0, 1, 2, 3].map((at) => week(at, 1)) };

const said = (draft: Draft, cycle: Ground["cycle"] = "CLASSIC") =>
  faultsOf(draft, { ...ground, cycle }).map((fault) => faultText(fault, draft));

describe("what the weekly plan says before it is saved", () => {
  it("asks for a network and for a row [B5.10-11]", () => {
    expect(said(classic)).toEqual([]);
    expect(said({ ...classic, networks: [] })).toEqual(["Please select at least one network."]);
    expect(said({ ...classic, rows: [] })).toEqual(["Please add at least one topic."]);
  });

  it("asks for category, count and language in every row [B5.10-12]", () => {
    const empty = { ...row, categoryId: null, language: null, count: null };
    expect(said({ ...classic, rows: [empty] })).toEqual([
      "Please choose a topic.",
      "Please choose how many posts, 1 to 20.",
      "Please choose a language.",
    ]);
  });

  it("says when the posts of a week are too many, and says it as a notice too [B5.10-13]", () => {
    const many = { ...classic, rows: [{ ...row, count: 11 }] };
    expect(said(many)).toEqual(["That is more than 10 posts a week, the highest limit of your networks."]);
    expect(faultsOf(many, ground).some(isTold)).toBe(true);
  });

  it("asks for a day in the words of the product [B5.10-09]", () => {
    expect(said({ ...classic, days: [] })).toEqual(["Select atleast one day"]);
  });

  it("keeps own hours in their limits [B5.10-14] [B5.10-15]", () => {
    const hours = (from: string, to: string) => said({ ...classic, hours: { from, to } });
    expect(hours("21:30", "23:30")).toEqual(["The latest time is 21:00."]);
    expect(hours("12:00", "14:00")).toEqual(["The share time must last at least 3 hours."]);
    expect(hours("15:00", "12:00")).toEqual(["The beginning must be before the end."]);
    expect(hours("", "12:00")).toEqual(["Please enter both times."]);
  });

  it("sends what is on the screen", () => {
    expect(classicWishOf(classic)).toMatchObject({
      socialNetworks: ["LINKEDIN"],
      userAutoPilotConfigs: [{ categoryId: 1, noOfPost: 1, postLanguage: "ENGLISH" }],
      shareTimeFrom: null,
    });
  });
});

describe("what the four weeks say before they are saved", () => {
  it("ask for a network, and for a category in every week [B5.10-17] [B5.10-18]", () => {
    expect(said(monthly, "MONTHLY")).toEqual([]);
    expect(said({ ...monthly, networks: [] }, "MONTHLY")).toEqual(["Please select at least one network."]);
    const gap = { ...monthly, weeks: [week(0, 1), week(1, null), week(2, 1), week(3, 1)] };
    expect(said(gap, "MONTHLY")).toEqual(["Every week needs at least one category."]);
    expect(faultsOf(gap, { ...ground, cycle: "MONTHLY" }).some(isTold)).toBe(true);
  });

  it("take no more than four categories, in the words of the product [B5.10-08]", () => {
    const [first = week(0, 1), ...others] = monthly.weeks;
    const five = {
      ...monthly,
      weeks: [
        { ...first, days: { ...first.days, FRIDAY: { categoryId: 5, tagIds: [] } } },
        ...others.map((one, at) => ({ ...one, days: { MONDAY: { categoryId: at + 2, tagIds: [] } } })),
      ],
    };
    expect(said(five, "MONTHLY")).toEqual(["You can not select more than 4 category"]);
  });

  it("send each day with its week", () => {
    const [first] = monthlyWishOf(monthly).autopilotMonthlyWeekDataList;
    expect(first).toMatchObject({
      weekNumber: 47,
      autopilotMonthlyConfigs: [{ weekNumber: 47, day: "TUESDAY", categoryId: 1, language: null }],
    });
  });
});

describe("the questions that the tour asks with the same parts", () => {
  it("show Monday to Friday, and say that a day is missing [B9-13] [B5.10-09]", () => {
    const html = renderToStaticMarkup(
      <DayPicker days={["TUESDAY", "THURSDAY"]} missing onChange={nothing} />,
    );
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(html.match(/aria-pressed/g)).toHaveLength(5);
    expect(html).toMatch(/role="alert"[^>]*>Select atleast one day</);
  });

  it("offer two, three or five posts, and say that one option must be chosen [B5.10-10] [B5.10-16]", () => {
    const html = renderToStaticMarkup(<CountPicker count={null} missing onChange={nothing} />);
    expect(html.match(/value="[235]"/g)).toHaveLength(3);
    expect(html).not.toMatch(/checked/);
    expect(html).toContain("One option must be select");
    expect(renderToStaticMarkup(<CountPicker count={2} missing={false} onChange={nothing} />)).toMatch(
      /checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
    );
  });

  it("say that more than four topics are too many [B5.10-08]", () => {
    const html = renderToStaticMarkup(
      <TopicPicker
        topics={ground.topics}
        chosen={[1, 2, 3, 4, 5]}
        fault="tooManyCategories"
        onChange={nothing}
      />,
    );
    expect(html).toContain("You can not select more than 4 category");
    expect(html).toContain("1. Topic 1");
  });

  it("offer the company's networks alone, and say which one still waits for a connection [B6-11]", () => {
    const html = renderToStaticMarkup(
      <NetworkPicker offered={ground.socialNetworks} chosen={["XING"]} missing={false} onChange={nothing} />,
    );
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).toContain("Xing is not connected yet.");
  });
});
