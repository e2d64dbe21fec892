import type { Restriction } from "@polyphon/contract/identity/account.ts";
import { afterLoginSteps } from "@polyphon/rules/people/after-login.ts";
import { expect, test } from "vitest";
import type { Me } from "../../shared/session/me.ts";
import { nextStep, startsAfterMs } from "./next-step.ts";

interface Facts {
  readonly restriction?: Restriction;
  readonly visited?: boolean;
  readonly kind?: "front" | "staff";
  readonly group?: boolean;
  readonly badges?: boolean;
}

const meWith = ({ restriction, visited = true, kind = "front", group = false, badges = true }: Facts) =>
  ({
    account: {
      kind,
      can: { restriction: restriction ?? null, features: ["tour"] },
      isAssociateLogin: group,
      userMeta: { isOnboardingTourVisited: visited, onboardingTourSkipCount: 0 },
    },
    company: { companyMeta: { badgesFeature: badges } },
  }) as unknown as Me;

const none = new Set<never>();
const all = new Set(afterLoginSteps);

test("a password set by the bulk upload comes first [B4.2-02]", () => {
  expect(nextStep(meWith({ restriction: "password_must_change", visited: false }), none)).toBe("password");
  expect(nextStep(meWith({ restriction: "password_expired" }), none)).toBe("password");
});

test("terms that are not accepted come next [B4.2-03]", () => {
  expect(nextStep(meWith({ restriction: "terms_not_accepted", visited: false }), none)).toBe("terms");
});

test("the tour waits for the terms, and is not shown again once it was left [B4.2-04]", () => {
  const fresh = meWith({ visited: false });
  expect(nextStep(fresh, none)).toBe("tour");
  expect(nextStep(fresh, new Set(["tour"] as const))).toBe("badges");
  expect(nextStep(meWith({}), none)).toBe("badges");
});

test("a tour that has begun stays until it is left, even if it is already marked as visited", () => {
  expect(nextStep(meWith({}), none, { touring: true })).toBe("tour");
  expect(nextStep(meWith({}), new Set(["tour"] as const), { touring: true })).toBe("badges");
});

test("badges come only where the company awards them, then announcements, then the questionnaire [B4.2-06] [B4.2-07] [B4.2-08]", () => {
  expect(nextStep(meWith({ badges: false }), none)).toBe("announcements");
  expect(nextStep(meWith({}), new Set(["badges"] as const))).toBe("announcements");
  expect(nextStep(meWith({}), new Set(["badges", "announcements"] as const))).toBe("questionnaire");
  expect(nextStep(meWith({}), all)).toBeNull();
});

test("announcements wait until the share dialog is closed", () => {
  expect(nextStep(meWith({}), none, { sharing: true })).toBeNull();
  expect(nextStep(meWith({}), none, { sharing: false })).toBe("badges");
});

test("staff viewing the app and group accounts are shown nothing [B4.2-05]", () => {
  expect(nextStep(meWith({ visited: false, kind: "staff" }), none)).toBeNull();
  expect(nextStep(meWith({ visited: false, group: true }), none)).toBeNull();
});

test("the sequence starts one and a half seconds after the login [B4.2-01]", () => {
  expect(startsAfterMs).toBe(1500);
});
