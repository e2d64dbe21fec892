// @vitest-environment jsdom
import { employeeChunks } from "@polyphon/i18n/employee-chunks.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import {
  classicInputOf,
  type Context,
  type Draft,
  draftOfMonthly,
  faultsOf,
  type MonthlyConfig,
  monthlyInputOf,
} from "./draft.ts";
import { faultText, isShown } from "./fault-text.ts";
import { CountPicker } from "./pickers/count-picker.tsx";
import { LanguagePicker, type PostLanguage } from "./pickers/language-picker.tsx";
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

const context: Context = {
  cycle: "CLASSIC",
  socialNetworks: [
    { socialNetwork: "LINKEDIN", connected: true, assisted: false },
    { socialNetwork: "XING", connected: false, assisted: false },
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
  otherDays: false,
  rows: [row],
  weeks: [],
  language: null,
  hours: null,
};
const week = (at: number, categoryId: number | null) => ({
  monday: "2026-11-16",
  weekNumber: 47 + at,
  weekYear: 2026,
  days: categoryId === null ? {} : { TUESDAY: { categoryId, tagIds: [], language: null } },
});
const monthly: Draft = { ...classic, rows: [], weeks: [0, 1, 2, 3].map((at) => week(at, 1)) };

const messages = (draft: Draft, cycle: Context["cycle"] = "CLASSIC") =>
  faultsOf(draft, { ...context, cycle }).map((fault) => faultText(fault, draft));

describe("the validation of the weekly plan", () => {
  it("requires a network and a row [B5.10-11]", () => {
    expect(messages(classic)).toEqual([]);
    expect(messages({ ...classic, networks: [] })).toEqual(["Please select at least one network."]);
    expect(messages({ ...classic, rows: [] })).toEqual(["Please add at least one topic."]);
  });

  it("requires category and count in every row, where any language is an answer too [B5.10-12]", () => {
    const empty = { ...row, categoryId: null, language: null, count: null };
    expect(messages({ ...classic, rows: [empty] })).toEqual([
      "Please choose a topic.",
      "Please choose 1 to 20 posts.",
    ]);
    const anyLanguage = { ...classic, rows: [{ ...row, language: null }] };
    expect(messages(anyLanguage)).toEqual([]);
    expect(classicInputOf(anyLanguage).userAutoPilotConfigs).toMatchObject([{ postLanguage: null }]);
  });

  it("refuses too many posts in a week, and shows that as a notice too [B5.10-13]", () => {
    const many = { ...classic, rows: [{ ...row, count: 11 }] };
    expect(messages(many)).toEqual(["That’s more than 10 posts a week. None of your networks allows more."]);
    expect(faultsOf(many, context).some(isShown)).toBe(true);
  });

  it("requires a day, in the words of the product [B5.10-09]", () => {
    expect(messages({ ...classic, days: [] })).toEqual(["Select atleast one day"]);
  });

  it("keeps custom hours within their limits [B5.10-14] [B5.10-15]", () => {
    const hours = (from: string, to: string) => messages({ ...classic, hours: { from, to } });
    expect(hours("21:30", "23:30")).toEqual(["The latest time is 21:00."]);
    expect(hours("12:00", "14:00")).toEqual(["The share time must last at least 3 hours."]);
    expect(hours("15:00", "12:00")).toEqual(["The start must be before the end."]);
    expect(hours("", "12:00")).toEqual(["Please enter both times."]);
  });

  it("sends what is on the screen", () => {
    expect(classicInputOf(classic)).toMatchObject({
      socialNetworks: ["LINKEDIN"],
      userAutoPilotConfigs: [{ categoryId: 1, noOfPost: 1, postLanguage: "ENGLISH" }],
      shareTimeFrom: null,
    });
  });
});

describe("the validation of the four weeks", () => {
  it("requires a network, and a category in every week [B5.10-17] [B5.10-18]", () => {
    expect(messages(monthly, "MONTHLY")).toEqual([]);
    expect(messages({ ...monthly, networks: [] }, "MONTHLY")).toEqual([
      "Please select at least one network.",
    ]);
    const gap = { ...monthly, weeks: [week(0, 1), week(1, null), week(2, 1), week(3, 1)] };
    expect(messages(gap, "MONTHLY")).toEqual(["Every week needs at least one category."]);
    expect(faultsOf(gap, { ...context, cycle: "MONTHLY" }).some(isShown)).toBe(true);
  });

  it("accepts no more than four categories, in the words of the product [B5.10-08]", () => {
    const [first = week(0, 1), ...others] = monthly.weeks;
    const five = {
      ...monthly,
      weeks: [
        { ...first, days: { ...first.days, FRIDAY: { categoryId: 5, tagIds: [], language: null } } },
        ...others.map((one, at) => ({
          ...one,
          days: { MONDAY: { categoryId: at + 2, tagIds: [], language: null } },
        })),
      ],
    };
    expect(messages(five, "MONTHLY")).toEqual(["You can not select more than 4 category"]);
  });

  it("keeps the language of each day until one is chosen for all", () => {
    const config: MonthlyConfig = {
      autopilotStatus: 1,
      socialNetworks: ["LINKEDIN"],
      shareTimeFrom: null,
      shareTimeTo: null,
      otherDays: false,
      apOutOfOfficeStatus: false,
      apOutOfOfficeStartDate: null,
      apOutOfOfficeEndDate: null,
      version: 1,
      autopilotMonthlyWeekDataList: (["GERMAN", "POLISH", null, null] as const).map((language, at) => ({
        weekNumber: 47 + at,
        weekYear: 2026,
        monday: "2026-11-16",
        autopilotMonthlyConfigs: [
          {
            weekNumber: 47 + at,
            weekYear: 2026,
            categoryDefiningTagIds: [],
            categoryId: 1,
            category: "Topic 1",
            day: "TUESDAY" as const,
            language,
            isDisable: false,
          },
        ],
      })),
    };
    const draft = draftOfMonthly(config, { ...context, cycle: "MONTHLY" }, "2026-11-15");
    const sent = (one: Draft) =>
      monthlyInputOf(one).autopilotMonthlyWeekDataList.flatMap(({ autopilotMonthlyConfigs }) =>
        autopilotMonthlyConfigs.map(({ language }) => language),
      );
    expect(draft.language).toBe("MIXED");
    expect(sent(draft)).toEqual(["GERMAN", "POLISH", null, null]);
    expect(sent({ ...draft, language: "GERMAN" })).toEqual(["GERMAN", "GERMAN", "GERMAN", "GERMAN"]);
  });

  it("sends each day with its week", () => {
    const [first] = monthlyInputOf(monthly).autopilotMonthlyWeekDataList;
    expect(first).toMatchObject({
      weekNumber: 47,
      autopilotMonthlyConfigs: [{ weekNumber: 47, day: "TUESDAY", categoryId: 1, language: null }],
    });
  });
});

it("the language of posts can be any, and different languages for each day are shown as such", () => {
  const shown = (language: PostLanguage) =>
    renderToStaticMarkup(
      <MantineProvider>
        <LanguagePicker label="Language" language={language} onChange={nothing} />
      </MantineProvider>,
    );
  expect(shown(null)).toMatch(/selected=""[^>]*>Any language</);
  expect(shown("GERMAN")).toMatch(/value="GERMAN" selected=""/);
  expect(shown("GERMAN")).not.toContain("Different each day");
  expect(shown("MIXED")).toMatch(/selected=""[^>]*>Different each day</);
});

describe("the tour's questions with the same parts", () => {
  it("show Monday to Friday, and say when a day is missing [B9-13] [B5.10-09]", () => {
    const html = renderToStaticMarkup(
      <DayPicker days={["TUESDAY", "THURSDAY"]} missing onChange={nothing} />,
    );
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(html.match(/aria-pressed/g)).toHaveLength(5);
    expect(html).toMatch(/role="alert"[^>]*>Select atleast one day</);
  });

  it("offer two, three or five posts, and say when none is chosen [B5.10-10] [B5.10-16]", () => {
    const html = renderToStaticMarkup(<CountPicker count={null} missing onChange={nothing} />);
    expect(html.match(/value="[235]"/g)).toHaveLength(3);
    expect(html).not.toMatch(/checked/);
    expect(html).toContain("One option must be select");
    expect(renderToStaticMarkup(<CountPicker count={2} missing={false} onChange={nothing} />)).toMatch(
      /checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
    );
  });

  it("refuse more than four topics [B5.10-08]", () => {
    const html = renderToStaticMarkup(
      <TopicPicker
        topics={context.topics}
        chosen={[1, 2, 3, 4, 5]}
        fault="tooManyCategories"
        onChange={nothing}
      />,
    );
    expect(html).toContain("You can not select more than 4 category");
    expect(html).toContain("1. Topic 1");
  });

  it("say which networks the person finishes, once they are chosen", () => {
    const offered = [
      { socialNetwork: "LINKEDIN", connected: true, assisted: false },
      { socialNetwork: "XING", connected: true, assisted: true },
    ] as const;
    const shown = (chosen: readonly ("LINKEDIN" | "XING")[]) =>
      renderToStaticMarkup(
        <NetworkPicker offered={offered} chosen={chosen} missing={false} onChange={nothing} />,
      );
    expect(shown(["LINKEDIN"])).toContain("you publish yourself");
    expect(shown(["LINKEDIN"])).not.toContain("On Xing, you publish each post yourself");
    expect(shown(["LINKEDIN", "XING"])).toContain("On Xing, you publish each post yourself");
  });

  it("offer only the company's networks, and mark those without a connection [B6-11]", () => {
    const html = renderToStaticMarkup(
      <NetworkPicker offered={context.socialNetworks} chosen={["XING"]} missing={false} onChange={nothing} />,
    );
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).toContain("Xing isn’t connected yet.");
  });
});
