import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { describe, expect, it } from "vitest";
import type { Text } from "../text/use-text.ts";
import { checkNewPassword } from "./check-new-password.ts";

const text: Text = (key) =>
  String(key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], adminEn));
const check = (newPassword: string, confirmPassword = newPassword) =>
  checkNewPassword({ newPassword, confirmPassword }, text);

describe("a new password in the back office", () => {
  it("is required, and so is its repetition, each with its own message [A5-15]", () => {
    expect(check("", "  ")).toEqual({
      newPassword: adminEn.identity.password.newNeeded,
      confirmPassword: adminEn.identity.password.confirmNeeded,
    });
  });

  it("has 8 to 15 characters with a digit, both cases and a special character", () => {
    for (const good of ["Secret!2", "Secret!23456789"]) expect(check(good)).toEqual({});
    for (const bad of ["Short!1", "Secret!234567890", "secret!234", "SECRET!234", "Secret!abc", "Secret1234"])
      expect([bad, check(bad)]).toEqual([bad, { newPassword: adminEn.violations.password }]);
  });

  it("must match its repetition [A5-16]", () => {
    expect(check("Secret!234", "Secret!235")).toEqual({
      confirmPassword: "The new password and confirm password must match",
    });
  });
});
