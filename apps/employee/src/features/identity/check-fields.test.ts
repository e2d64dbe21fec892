import { passwordFaults } from "@polyphon/rules/identity/passwords/password-rule.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkEmail, checkHeadline, checkNames, checkNewPassword } from "./check-fields.ts";
import { checkRegister } from "./check-register.ts";
import { fulfilledParts, passwordParts } from "./passwords/password-parts.ts";

const good = "Secret!234";
const typed = (newPassword: string, confirmPassword = newPassword) =>
  checkNewPassword({ newPassword, confirmPassword });

describe("a name", () => {
  test("is not an address, and says so before the server does", () => {
    const names = { firstName: "Nora", lastName: "see evil.example" };
    expect(checkNames(names)).toEqual({
      firstName: undefined,
      lastName: { key: "identity.fields.notAName" },
    });
  });
});

describe("a new password", () => {
  test("has 8 to 15 characters [B5.1-01]", () => {
    const faults = ["Aa1!567", "Aa1!5678", "Aa1!56789012345", "Aa1!567890123456"].map(
      (password) => typed(password).newPassword?.key,
    );
    expect(faults).toEqual(["identity.password.weak", undefined, undefined, "identity.password.weak"]);
  });

  test("needs a digit, a lower-case, an upper-case and a special character [B5.1-02]", () => {
    for (const password of ["Secret!abc", "SECRET!234", "secret!234", "Secret1234"]) {
      expect(typed(password).newPassword?.key).toBe("identity.password.weak");
    }
    expect(typed(good)).toEqual({ newPassword: undefined, confirmPassword: undefined });
  });

  test("must be typed twice, and the two must match [B5.1-03]", () => {
    expect(typed(good, "Secret!235").confirmPassword?.key).toBe("identity.password.mismatch");
    expect(typed("", "")).toEqual({
      newPassword: { key: "identity.password.newRequired" },
      confirmPassword: { key: "identity.password.confirmRequired" },
    });
  });

  test("ticks the rules it satisfies, all of them exactly when it is valid", () => {
    expect([...fulfilledParts("abc1")]).toEqual(["digit", "lower"]);
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const whole = fulfilledParts(password).size === passwordParts.length;
        expect(whole).toBe(password.trim() !== "" && typed(password).newPassword === undefined);
      }),
    );
    expect(passwordFaults).toHaveLength(6);
  });
});

describe("registration", () => {
  const filled = {
    firstName: "Lena",
    lastName: "Brandt",
    email: "lena@nordwind.example",
    newPassword: good,
    confirmPassword: good,
    agree: true,
  };

  test("accepts names of up to 50 characters [B5.1-04]", () => {
    const name = (length: number) =>
      checkNames({ firstName: "x".repeat(length), lastName: "x".repeat(length) });
    expect(name(50)).toEqual({ firstName: undefined, lastName: undefined });
    expect([name(51).firstName?.values, name(51).lastName?.values]).toEqual([{ max: 50 }, { max: 50 }]);
  });

  test("shows what each field lacks, and that the box must be ticked", () => {
    const blank = {
      ...filled,
      firstName: " ",
      lastName: "",
      email: "",
      newPassword: "",
      confirmPassword: "",
    };
    const keys = Object.values(checkRegister({ ...blank, agree: false })).map((problem) => problem?.key);
    expect(new Set(keys).size).toBe(6);
    expect(keys).not.toContain(undefined);
    expect(Object.values(checkRegister(filled)).every((problem) => problem === undefined)).toBe(true);
  });

  test("accepts e-mail addresses of up to 250 characters [B9-26]", () => {
    const address = (length: number) => `${"a".repeat(length - 6)}@ab.de`;
    expect(checkEmail(address(250))).toBeUndefined();
    expect(checkEmail(address(251))?.values).toEqual({ max: 250 });
  });
});

test("a headline has a maximum length and may be empty", () => {
  expect(checkHeadline("")).toBeUndefined();
  expect(checkHeadline("x".repeat(121))?.values).toEqual({ max: 120 });
});
