import { errors } from "@polyphon/contract/errors.ts";
import { expect, test } from "vitest";
import { afterRefusal } from "./after-refusal.ts";

test("front-end refusals lead to the profile, the dashboard or the forced password change [B8-09]", () => {
  const ways = Object.fromEntries(
    [10911, 10912, 10913, 10914, 10915, 10916, 10917, 10918].map((code) => [code, afterRefusal(code)]),
  );
  expect(ways).toEqual({
    10911: "to-profile",
    10912: "to-profile",
    10913: "to-dashboard",
    10914: "to-dashboard",
    10915: "to-dashboard",
    10916: "to-expired-password",
    10917: "to-dashboard",
    10918: "to-own-password",
  });
});

test("a disabled account, an inactive company and an expired session lead to sign-out [B8-10]", () => {
  expect([10033, 10036, "invalid_token"].map(afterRefusal)).toEqual(["sign-out", "sign-out", "sign-out"]);
});

test("every other refusal is shown where it happened", () => {
  const special = new Set<number | string>([10033, 10036, "invalid_token", "session_changed"]);
  const others = Object.values(errors).filter(
    ({ code }) => !special.has(code) && !(typeof code === "number" && code >= 10911 && code <= 10918),
  );
  expect(others.length).toBeGreaterThan(30);
  expect(new Set(others.map(({ code }) => afterRefusal(code)))).toEqual(new Set(["stay"]));
});
