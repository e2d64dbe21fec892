import type { Restriction } from "@polyphon/contract/identity/account.ts";
import { expect, test } from "vitest";
import type { Me } from "../../shared/me.ts";
import { type AfterLoginStep, loginSteps, nextStep, startsAfterMs } from "./next-step.ts";

const meWith = (restriction: Restriction | null, visited = true, kind = "front") =>
  ({
    account: {
      kind,
      can: { restriction, features: ["tour"] },
      isAssociateLogin: false,
      userMeta: { isOnboardingTourVisited: visited, onboardingTourSkipCount: 0 },
    },
  }) as unknown as Me;

test("a password set by the bulk upload comes first [B4.2-02]", () => {
  expect(nextStep(loginSteps, meWith("password_must_change"), new Set())?.key).toBe("password");
  expect(nextStep(loginSteps, meWith("password_expired"), new Set())?.key).toBe("password");
});

test("terms that are not accepted come next [B4.2-03]", () => {
  expect(nextStep(loginSteps, meWith("terms_not_accepted"), new Set())?.key).toBe("terms");
  expect(nextStep(loginSteps, meWith(null), new Set())).toBeUndefined();
});

test("the tour waits for the terms, and is over once it was left [B4.2-04]", () => {
  const fresh = meWith(null, false);
  expect(nextStep(loginSteps, meWith("terms_not_accepted", false), new Set())?.key).toBe("terms");
  expect(nextStep(loginSteps, fresh, new Set())?.key).toBe("tour");
  expect(nextStep(loginSteps, fresh, new Set(["tour"]))).toBeUndefined();
  expect(nextStep(loginSteps, meWith(null, true), new Set())).toBeUndefined();
});

test("staff who look at the app are not shown around [B4.2-05]", () => {
  expect(nextStep(loginSteps, meWith(null, false, "staff"), new Set())).toBeUndefined();
});

test("a later step joins the queue and waits for those before it", () => {
  const badges: AfterLoginStep = { key: "badges", isDue: () => true };
  const steps = [...loginSteps, badges];
  expect(nextStep(steps, meWith("terms_not_accepted"), new Set())?.key).toBe("terms");
  expect(nextStep(steps, meWith("terms_not_accepted"), new Set(["terms"]))?.key).toBe("badges");
  expect(nextStep(steps, meWith(null), new Set(["badges"]))).toBeUndefined();
});

test("the sequence starts one and a half seconds after the login [B4.2-01]", () => {
  expect(startsAfterMs).toBe(1500);
});
