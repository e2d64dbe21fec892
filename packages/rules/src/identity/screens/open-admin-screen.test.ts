import { restrictions } from "@polyphon/contract/identity/account.ts";
import { permissionKeys } from "@polyphon/contract/permissions.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AdminAccess, enterAdminScreen, openAdminScreen } from "./open-admin-screen.ts";

const admin = screens.filter((screen) => screen.app === "admin");
const on = { ownPostApprovalFeature: true, importLinkedinContentFeature: true };
const off = { ownPostApprovalFeature: false, importLinkedinContentFeature: false };
const keyed = (permission: string) => (permissionKeys as readonly string[]).includes(permission);

const someScreen = fc.constantFrom(...admin);
const someKeys = fc.subarray([...permissionKeys]);
const someFeatures = fc.record({
  ownPostApprovalFeature: fc.boolean(),
  importLinkedinContentFeature: fc.boolean(),
});
const permissionMode = fc.record<AdminAccess>({
  userType: fc.integer({ min: 1, max: 7 }),
  mode: fc.constant("permission"),
  permissions: someKeys,
  restriction: fc.constant(null),
  features: someFeatures,
});

describe("a signed-in user", () => {
  test("without a permission list opens only the dashboard and the picker [A2.2-01] [C6-03]", () => {
    for (const restriction of [null, "role_needed"] as const) {
      const open = admin.filter(
        (screen) =>
          openAdminScreen(
            { userType: 1, mode: "limited", permissions: permissionKeys, restriction, features: on },
            screen,
          ) === "open",
      );
      expect(open.map((screen) => screen.path).sort()).toEqual(["/admin/dashboard", "/admin/user_role"]);
    }
  });

  test("with full access opens every screen [A1-26] [A2.2-02] [C1-02] [C6-04]", () => {
    const access: AdminAccess = {
      userType: 0,
      mode: "full",
      permissions: [],
      restriction: null,
      features: off,
    };
    expect(admin.filter((screen) => openAdminScreen(access, screen) !== "open")).toEqual([]);
  });

  test("opens a screen only with its key and its company feature [A1-27] [A2.2-03] [C6-05]", () => {
    fc.assert(
      fc.property(permissionMode, someScreen, (access, screen) => {
        fc.pre(keyed(screen.permission));
        const gates: Record<string, boolean> = {
          "company ownPostApproval": access.features.ownPostApprovalFeature,
          "company importLinkedinContent": access.features.importLinkedinContentFeature,
          "user type 2 or 3": access.userType === 2 || access.userType === 3,
        };
        const feature = gates[screen.gate ?? ""] ?? true;
        const expected = access.permissions.includes(screen.permission) && feature ? "open" : "no-access";
        expect(openAdminScreen(access, screen)).toBe(expected);
      }),
    );
  });

  test("in permission mode never opens a screen without a key, whatever they hold [A2.2-05] [C6-07]", () => {
    fc.assert(
      fc.property(permissionMode, someScreen, (access, screen) => {
        fc.pre(screen.permission === "never" || screen.permission === "none");
        expect(openAdminScreen(access, screen)).toBe(screen.permission === "none" ? "open" : "no-access");
      }),
    );
  });

  test("needs no key for their own profile and password [A6-36] [C6-36]", () => {
    const access: AdminAccess = {
      userType: 5,
      mode: "permission",
      permissions: [],
      restriction: null,
      features: off,
    };
    for (const path of ["/admin/profile", "/admin/change-password"]) {
      const screen = admin.find((one) => one.path === path);
      expect(screen && openAdminScreen(access, screen)).toBe("open");
    }
  });

  test("changes an expired or assigned password before anything else opens", () => {
    const modes = fc.constantFrom("limited", "full", "permission");
    const due = fc.constantFrom("password_expired", "password_must_change");
    fc.assert(
      fc.property(modes, due, someKeys, someFeatures, (mode, restriction, permissions, features) => {
        const open = admin.filter(
          (screen) =>
            openAdminScreen({ userType: 1, mode, permissions, restriction, features }, screen) === "open",
        );
        expect(open.map((screen) => screen.path)).toEqual(["/admin/change-password"]);
      }),
    );
  });

  test("has no restriction unrelated to the password except the choice of a role", () => {
    const screen = admin.find((one) => one.path === "/admin/front-users");
    for (const restriction of restrictions) {
      const access: AdminAccess = {
        userType: 1,
        mode: "permission",
        permissions: permissionKeys,
        restriction,
        features: on,
      };
      const expected = {
        role_needed: "picker",
        password_expired: "change-password",
        password_must_change: "change-password",
        terms_not_accepted: "open",
      }[restriction];
      expect(screen && openAdminScreen(access, screen)).toBe(expected);
    }
  });
});

describe("before the account is known", () => {
  const led = (signedIn: boolean, where: string) =>
    admin.filter((screen) => enterAdminScreen(screen, signedIn) === where).map(({ path }) => path);
  const open = admin.filter(({ permission }) => permission === "public").map(({ path }) => path);

  test("a visitor opens the public screens and is redirected from all others to the login [C6-02]", () => {
    expect(led(false, "enter")).toEqual(open);
    expect(led(false, "login")).toHaveLength(admin.length - open.length);
  });

  test("a signed-in user is redirected from the public screens to the dashboard, except from a mailed link", () => {
    const byLink = ["/admin/resetpassword", "/admin/verify-account"];
    expect(led(true, "dashboard")).toEqual(open.filter((path) => !byLink.includes(path)));
    expect(led(true, "login")).toEqual([]);
  });
});

test("the catalogue restricts back-office screens only by the conditions decided here", () => {
  const gates = new Set(admin.flatMap((screen) => (screen.gate === undefined ? [] : [screen.gate])));
  expect([...gates].sort()).toEqual([
    "company importLinkedinContent",
    "company ownPostApproval",
    "user type 2 or 3",
  ]);
});
