import { featuresOfLevel } from "@polyphon/contract/permissions.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { describe, expect, test } from "vitest";
import type { Me } from "../../shared/session/me.ts";
import { userEntries } from "./user-entries.ts";
import { visitorEntries } from "./visitor-entries.ts";

/** Only the fields that the menus read. */
function somebody(can: Partial<Me["account"]["can"]>): Pick<Me, "account"> {
  const account = { can: { features: featuresOfLevel.ELITE, groups: false, ...can } };
  return { account: account as unknown as Me["account"] };
}

const keysOf = (me: Pick<Me, "account">) => userEntries(me).map(({ key }) => key);

describe("the user menu", () => {
  test("leads to the profile and, from the required level on, to mentions [B2.3-03]", () => {
    expect(keysOf(somebody({}))).toEqual([
      "profile",
      "autopilot",
      "newsletter",
      "mentions",
      "certificates",
      "help",
    ]);
    expect(keysOf(somebody({ features: [...featuresOfLevel.MEMBER] }))).toEqual([
      "profile",
      "autopilot",
      "certificates",
      "help",
    ]);
  });

  test("leads to the autopilot only where it is available [B6-10]", () => {
    const features = featuresOfLevel.ELITE.filter((feature) => feature !== "autopilot_config");
    expect(keysOf(somebody({ features }))).not.toContain("autopilot");
  });

  test("has certificates only when the company's programme is on [B2.3-04]", () => {
    const features = featuresOfLevel.ELITE.filter((feature) => feature !== "certificates");
    expect(keysOf(somebody({ features }))).not.toContain("certificates");
  });

  test("has the linked group only for a group's account, which has no newsletter [B2.3-06]", () => {
    const features = featuresOfLevel.ELITE.filter((feature) => feature !== "newsletter");
    expect(keysOf(somebody({ features, groups: true }))).toEqual([
      "profile",
      "autopilot",
      "mentions",
      "certificates",
      "groups",
      "help",
    ]);
    expect(keysOf(somebody({ features, groups: false }))).not.toContain("groups");
  });
});

describe("the menu of visitors", () => {
  test("has the seven entries in order, and register leads to the company form [B2.3-11]", () => {
    expect(visitorEntries.map(({ key }) => employeeEn.shell.visitor[key])).toEqual([
      "Home",
      "What we do",
      "Contact",
      "Resources",
      "Claim certificate",
      "Log in",
      "Register",
    ]);
    expect(visitorEntries.find(({ key }) => key === "register")?.href).toBe("/register/corporate");
    expect(visitorEntries.find(({ key }) => key === "claim")?.href).toBeNull();
  });
});
