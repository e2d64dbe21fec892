import { describe, expect, test } from "vitest";
import {
  type AfterLoginGround,
  afterLoginSteps,
  type AfterLoginStep,
  nextAfterLogin,
} from "./after-login.ts";

const nothing: AfterLoginGround = {
  password: false,
  terms: false,
  tour: false,
  badges: true,
  inPerson: true,
  sharing: false,
  over: new Set(),
};
const both = [false, true] as const;

/** What somebody meets one after the other, where those steps have nothing to show that are not in `data`. */
function metBy(ground: AfterLoginGround, data: ReadonlySet<AfterLoginStep>): AfterLoginStep[] {
  const met: AfterLoginStep[] = [];
  const over = new Set(ground.over);
  for (let turns = 0; turns <= afterLoginSteps.length; turns += 1) {
    const step = nextAfterLogin({ ...ground, over });
    if (step === null) return met;
    if (data.has(step)) met.push(step);
    over.add(step);
  }
  throw new Error("it never ends");
}

describe("what comes after the login", () => {
  test("is badges, announcements and the questionnaire, each only where there is one, whatever the others have [B4.2-06] [B4.2-07] [B4.2-08]", () => {
    const last = ["badges", "announcements", "questionnaire"] as const;
    for (let bits = 0; bits < 8; bits += 1) {
      const data = new Set<AfterLoginStep>(last.filter((_step, at) => bits & (1 << at)));
      expect(metBy(nothing, data)).toEqual(last.filter((step) => data.has(step)));
    }
  });

  test("leaves badges out where the company gives none, and goes on with the announcements [B4.2-06]", () => {
    const all = new Set(afterLoginSteps);
    expect(metBy({ ...nothing, badges: false }, all)).toEqual(["announcements", "questionnaire"]);
  });

  test("keeps its order, asks each thing once and ends, in every combination", () => {
    const all = new Set(afterLoginSteps);
    for (const password of both)
      for (const terms of both)
        for (const tour of both)
          for (const badges of both)
            for (const inPerson of both) {
              const met = metBy({ ...nothing, password, terms, tour, badges, inPerson }, all);
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

  test("keeps news and questions back while a share is being written, and nothing else", () => {
    const all = new Set(afterLoginSteps);
    const writing = { ...nothing, sharing: true };
    expect(metBy(writing, all)).toEqual([]);
    expect(metBy({ ...writing, tour: true }, all)).toEqual(["tour"]);
    expect(nextAfterLogin({ ...writing, terms: true })).toBe("terms");
    expect(nextAfterLogin({ ...writing, password: true })).toBe("password");
  });

  test("goes on with the tour once the terms are accepted", () => {
    const newcomer = { ...nothing, terms: true, tour: true };
    expect(nextAfterLogin(newcomer)).toBe("terms");
    expect(nextAfterLogin({ ...newcomer, over: new Set(["terms"]) })).toBeNull();
    expect(nextAfterLogin({ ...newcomer, terms: false, over: new Set(["terms"]) })).toBe("tour");
  });
});
