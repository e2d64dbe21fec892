import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CompanyFacts, consequencesOf } from "./consequences.ts";
import { firstSettings } from "./first-settings.ts";

const facts: CompanyFacts = {
  employees: 3_806,
  groups: 4,
  belowElite: 900,
  inactive: 12,
  autopilotUsers: 310,
  scheduled: { LINKEDIN: 40, TWITTER: 7 },
  connected: { TWITTER: 25 },
};
const before = { ...firstSettings, socialNetworks: ["LINKEDIN", "TWITTER"] as ("LINKEDIN" | "TWITTER")[] };

describe("the consequences of saving a company", () => {
  test("are none when nothing changes", () => {
    fc.assert(
      fc.property(fc.nat(), (employees) => {
        expect(consequencesOf(before, before, { ...facts, employees })).toEqual([]);
      }),
    );
  });

  test("state how many they affect", () => {
    expect(consequencesOf(before, { ...before, socialNetworks: ["LINKEDIN"] }, facts)).toEqual([
      { kind: "sharesOnNetworkOff", count: 7 },
      { kind: "connectionsOnNetworkOff", count: 25 },
    ]);
    expect(consequencesOf(before, { ...before, active: false }, facts)).toEqual([
      { kind: "signedOut", count: 3_806 },
    ]);
    expect(consequencesOf(before, { ...before, userLevel: true, allowedInactivityDays: 45 }, facts)).toEqual([
      { kind: "levelsMatter", count: 900 },
      { kind: "inactiveSoon", count: 12 },
    ]);
    expect(
      consequencesOf(before, { ...before, autopilot: false, companyDomain: "new.example" }, facts),
    ).toEqual([
      { kind: "autopilotEnds", count: 310 },
      { kind: "domainOfNewcomers", count: 3_806 },
    ]);
  });

  test("leave out what affects nobody, and switching on", () => {
    const nobody = { ...facts, employees: 0, scheduled: {}, connected: {} };
    expect(
      consequencesOf(before, { ...before, active: false, socialNetworks: ["LINKEDIN"] }, nobody),
    ).toEqual([]);
    const off = { ...before, active: false, linkedinGroup: false, autopilot: false };
    expect(
      consequencesOf(off, { ...off, active: true, linkedinGroup: true, autopilot: true }, facts),
    ).toEqual([]);
  });
});
