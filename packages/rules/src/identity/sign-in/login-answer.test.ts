import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeLogin } from "./login-answer.ts";

const score = fc.double({ min: 0, max: 1, noNaN: true });

test("a score of at least 0.5 with a token lets the login proceed [A4-08]", () => {
  expect(judgeLogin({ score: 0.5, access_token: "t" })).toBe("proceed");
  fc.assert(
    fc.property(score, (value) => {
      expect(judgeLogin({ score: value, access_token: "t" }) === "proceed").toBe(value >= 0.5);
    }),
  );
});

test("a lower score asks for the visible challenge, whatever else was answered [A4-09]", () => {
  fc.assert(
    fc.property(score, fc.option(fc.string(), { nil: undefined }), (value, access_token) => {
      expect(judgeLogin({ score: value, access_token }) === "challenge").toBe(value < 0.5);
    }),
  );
});

test("a good score without a token is a failed login", () => {
  expect(judgeLogin({ score: 0.9 })).toBe("failed");
});
