import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { companyFields } from "@polyphon/contract/companies/settings/company-fields.ts";
import {
  companySettings,
  type CompanySettings,
} from "@polyphon/contract/companies/settings/company-settings.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCompany, keptSettings, withOwn } from "./check-company.ts";
import { firstSettings } from "./first-settings.ts";

const filled: CompanySettings = {
  ...firstSettings,
  companyName: "Lumen Care",
  companyDomain: "lumencare.com",
};
const messages = (changes: Partial<CompanySettings>) =>
  checkCompany({ ...filled, ...changes }).map(({ field, say }) => `${field} ${say}`);
const taken = (changes: Record<string, unknown>) =>
  companySettings.safeParse({ ...filled, ...changes }).success;

describe("a company's fields", () => {
  test("take a name of 200 characters and not one more [C5companies-01]", () => {
    expect(taken({ companyName: "x".repeat(200) })).toBe(true);
    expect(taken({ companyName: "x".repeat(201) })).toBe(false);
    expect(taken({ companyName: "   " })).toBe(false);
  });

  test("take a number as customer id, and nothing else [C5companies-02]", () => {
    expect(taken({ customerId: 40218 })).toBe(true);
    expect(taken({ customerId: null })).toBe(true);
    for (const customerId of ["40218", "A1", 0, -3, 1.5, Number.NaN])
      expect(taken({ customerId })).toBe(false);
  });

  test("take 45 days of inactivity at least [C5companies-10] [A9-06]", () => {
    expect(taken({ allowedInactivityDays: 45 })).toBe(true);
    expect(taken({ allowedInactivityDays: 44 })).toBe(false);
  });

  test("take 5 to 100 people as the smallest group of works-council mode", () => {
    for (const [minimum, fits] of [
      [4, false],
      [5, true],
      [100, true],
      [101, false],
    ] as const)
      expect(taken({ worksCouncilMinimum: minimum })).toBe(fits);
  });

  test("take numbers for the fixed gap and the overrun cap [C5companies-09]", () => {
    expect(taken({ fixedTimeGap: 6, overrunHardCap: 0 })).toBe(true);
    for (const wrong of ["6", null, 1.5, -1]) {
      expect(taken({ fixedTimeGap: wrong })).toBe(false);
      expect(taken({ overrunHardCap: wrong })).toBe(false);
    }
  });

  test("take a limit of 7 to 730 days for the age of posts", () => {
    for (const days of [7, 60, 730]) expect(taken({ oldestPostDays: days })).toBe(true);
    for (const wrong of [6, 731, 30.5, 0, "60", null]) expect(taken({ oldestPostDays: wrong })).toBe(false);
  });

  test("take # with letters or digits behind it as a prohibited hashtag, without spaces [C5companies-11]", () => {
    for (const tag of ["#winter", "#2026", "#Größe", "#a"])
      expect(taken({ prohibitedHashtags: [tag] })).toBe(true);
    for (const tag of ["winter", "#", "# winter", "#win ter", "#win-ter", "##winter", "#winter!", ""])
      expect(taken({ prohibitedHashtags: [tag] })).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (taken({ prohibitedHashtags: [text] })) expect(text).toMatch(/^#[^\s#]+$/u);
      }),
    );
  });

  test("take a domain, but no address, word or path", () => {
    for (const domain of ["lumencare.com", "a.co", "mail.brandt-soehne.de"])
      expect(taken({ companyDomain: domain })).toBe(true);
    for (const domain of [
      "",
      "lumencare",
      "https://x.com",
      "a@b.com",
      "x.com/y",
      "-x.com",
      "x..com",
      "x com.de",
    ])
      expect(taken({ companyDomain: domain })).toBe(false);
  });

  test("take a time zone that exists", () => {
    expect(taken({ companyTimeZone: "America/New_York" })).toBe(true);
    for (const zone of ["Mars/Base", "+02:00", "", "europe"])
      expect(taken({ companyTimeZone: zone })).toBe(false);
  });

  test("hang only on switches that exist", () => {
    const names = new Set(Object.keys(companyFields));
    for (const field of Object.values(companyFields))
      if ("when" in field) expect(names).toContain(field.when.field);
  });
});

describe("a company as a whole", () => {
  test("is valid with the defaults of a new one", () => {
    expect(companySettings.safeParse(filled).success).toBe(true);
    expect(checkCompany(filled)).toEqual([]);
  });

  test("reserves each day of the monthly plan once [C5companies-12]", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...workDays), { maxLength: 8 }), (days) => {
        const reservedDays = days.map((day) => ({ day, category: 1, tags: [], language: null }));
        const faults = checkCompany({ ...filled, reservedDays });
        expect(faults.length).toBe(days.length - new Set(days).size);
        expect(faults.every(({ say }) => say === "dayOnce")).toBe(true);
      }),
    );
  });

  test("needs the settings of a switch only while it is on", () => {
    expect(messages({ realTimeContent: true })).toEqual(["feedlyCollection required"]);
    expect(messages({ bestOf: true, substitute: true })).toEqual([
      "substituteCategory required",
      "bestOfCategory required",
    ]);
    expect(messages({ importLinkedinContent: true })).toEqual(["linkedinContentCategory required"]);
    expect(messages({ aiText: true, aiTextSources: [] })).toEqual(["aiTextSources required"]);
    expect(messages({ aiTextSources: [] })).toEqual([]);
  });

  test("may require only networks that it has, and lists each hashtag once", () => {
    expect(messages({ requiredNetwork: "XING" })).toEqual(["requiredNetwork networkIsOff"]);
    expect(messages({ requiredNetwork: null })).toEqual([]);
    expect(messages({ prohibitedHashtags: ["#a", "#A"] })).toEqual(["prohibitedHashtags repeated"]);
  });

  test("is valid with any hours while its autopilot is off", () => {
    expect(messages({ autopilot: false, shareTimeTo: "07:30" })).toEqual([]);
    expect(messages({ shareTimeTo: "07:30" }).length).toBeGreaterThan(0);
  });

  test("has two or three voices with multi-voice, otherwise one", () => {
    expect(messages({ multiVoice: true, noOfVoices: 1 })).toEqual(["noOfVoices tooFew"]);
    expect(keptSettings({ ...filled, multiVoice: false, noOfVoices: 3 }).noOfVoices).toBe(1);
    expect(keptSettings({ ...filled, noOfVoices: 2 }).noOfVoices).toBe(2);
  });

  test("ignores changes by its own staff to settings reserved for the provider", () => {
    const own = { ...filled, companyName: "Taken over", aiText: true, themeColor: "#112233" };
    const { themeColor, reservedDays } = own;
    const merged = withOwn(filled, { ...filled, themeColor, reservedDays });
    expect(merged).toEqual({ ...filled, themeColor: "#112233" });
  });
});
