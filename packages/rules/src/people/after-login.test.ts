import { describe, expect, test } from "vitest";
import {
  type AfterLoginContext,
  afterLoginSteps,
  type AfterLoginStep,
  nextAfterLogin,
} from "./after-login.ts";

const nothing: AfterLoginContext = {
  password: false,
  terms: false,
  tour: false,
  badges: true,
  inPerson: true,
  sharing: false,
  over: new Set(),
};
const both = [false, true] as const;

/** The steps that somebody sees one after the other; steps that are not in `data` have nothing to show. */
function matching(context: AfterLoginContext, data: ReadonlySet<AfterLoginStep>): AfterLoginStep[] {
  const met: AfterLoginStep[] = [];
  const over = new Set(context.over);
  for (let turns = 0; turns <= afterLoginSteps.length; turns += 1) {
    const step = nextAfterLogin({ ...context, over });
    if (step === null) return met;
    if (data.has(step)) met.push(step);
    over.add(step);
  }
  throw new Error("it never ends");
}

describe("the steps after the login", () => {
  test("are badges, announcements and the questionnaire, each independent of the others [B4.2-06] [B4.2-07] [B4.2-08]", () => {
    const last = ["badges", "announcements", "questionnaire"] as const;
    for (let bits = 0; bits < 8; bits += 1) {
      const data = new Set<AfterLoginStep>(last.filter((_step, at) => bits & (1 << at)));
      expect(matching(nothing, data)).toEqual(last.filter((step) => data.has(step)));
    }
  });

  test("skip badges where the company gives none, and continue with the announcements [B4.2-06]", () => {
    const all = new Set(afterLoginSteps);
    expect(matching({ ...nothing, badges: false }, all)).toEqual(["announcements", "questionnaire"]);
  });

  test("keep their order, come once each and end, in every combination", () => {
    const all = new Set(afterLoginSteps);
    for (const password of both)
      for (const terms of both)
        for (const tour of both)
          for (const badges of both)
            for (const inPerson of both) {
              const met = matching({ ...nothing, password, terms, tour, badges, inPerson }, all);
              const expected = afterLoginSteps.filter((step) => {
                if (password) return step === "password";
                if (terms) return step === "terms";
                if (step === "tour") return tour;
                if (step === "badges") return badges && inPerson;
                return (step === "announcements" || step === "questionnaire") && inPerson;
              });
              expect(met).toEqual(expected);
            }
  });

  test("hold back only announcements and questionnaires while a share is being written", () => {
    const all = new Set(afterLoginSteps);
    const writing = { ...nothing, sharing: true };
    expect(matching(writing, all)).toEqual([]);
    expect(matching({ ...writing, tour: true }, all)).toEqual(["tour"]);
    expect(nextAfterLogin({ ...writing, terms: true })).toBe("terms");
    expect(nextAfterLogin({ ...writing, password: true })).toBe("password");
  });

  test("continue with the tour once the terms are accepted", () => {
    const newcomer = { ...nothing, terms: true, tour: true };
    expect(nextAfterLogin(newcomer)).toBe("terms");
    expect(nextAfterLogin({ ...newcomer, over: new Set(["terms"]) })).toBeNull();
    expect(nextAfterLogin({ ...newcomer, terms: false, over: new Set(["terms"]) })).toBe("tour");
  });
});
