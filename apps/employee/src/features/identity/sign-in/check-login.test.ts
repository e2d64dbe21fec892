import { describe, expect, it } from "vitest";
import { checkLogin } from "./check-login.ts";

describe("the login form", () => {
  it("requires both fields, and blanks count as empty", () => {
    expect(checkLogin({ username: "  ", password: " " })).toEqual({
      username: { key: "identity.login.emailRequired" },
      password: { key: "identity.login.passwordRequired" },
    });
  });

  it("refuses a name as an e-mail address", () => {
    expect(checkLogin({ username: "lena", password: "x" }).username?.key).toBe("identity.login.emailFormat");
    expect(checkLogin({ username: " Lena.Brandt@nordwind.example ", password: "x" })).toEqual({});
  });

  it("accepts an address of up to 250 characters", () => {
    const address = (length: number) => `${"a".repeat(length - 6)}@ab.de`;
    expect(checkLogin({ username: address(250), password: "x" })).toEqual({});
    expect(checkLogin({ username: address(251), password: "x" }).username?.values).toEqual({ max: 250 });
  });
});
