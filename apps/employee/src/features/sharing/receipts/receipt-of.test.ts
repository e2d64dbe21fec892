// @vitest-environment jsdom
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { exampleShare } from "../../../shared/testing/example-share.ts";
import type { Share } from "../share-model.ts";
import { receiptOf } from "./receipt-of.ts";

const share = (values: Partial<Share>) => exampleShare({ network: "XING", assisted: true, ...values });

const words = (values: Partial<Share>) => {
  const { state, fact, next } = receiptOf(share(values), () => "Mon 10:00");
  return `${state} ${fact} ${next ?? ""}`;
};

describe.each([
  [
    "en",
    {
      yourself: /you publish it yourself.*remind/i,
      confirmed: /confirmed/i,
      byUs: /automatically/i,
      live: /is live/i,
    },
  ],
  [
    "de",
    {
      yourself: /veröffentlichen Sie selbst.*erinnern/i,
      confirmed: /bestätigt/i,
      byUs: /automatisch/i,
      live: /online/i,
    },
  ],
] as const)("the receipt of a share that only the person can publish, in %s", (language, say) => {
  beforeAll(() =>
    i18next.init({
      lng: language,
      resources: { en: { translation: employeeEn }, de: { translation: employeeDe } },
    }),
  );

  it("says beforehand that the person finishes it, and never that it goes out by itself", () => {
    expect(words({ state: "SCHEDULED" })).toMatch(say.yourself);
    for (const state of shareStates) expect(words({ state })).not.toMatch(say.byUs);
    expect(words({ state: "HELD", reason: "kill_switch" })).not.toMatch(say.byUs);
  });

  it("says afterwards that the person confirmed it, and never that it is live", () => {
    const shared = words({ state: "SHARED", sharedAt: "2026-11-16T10:02:00Z" });
    expect(shared).toMatch(say.confirmed);
    expect(shared).not.toMatch(say.live);
  });

  it("keeps the words of a share that we publish", () => {
    expect(words({ assisted: false, network: "LINKEDIN" })).toMatch(say.byUs);
    expect(words({ assisted: false, network: "LINKEDIN", state: "SHARED" })).toMatch(say.live);
  });
});
