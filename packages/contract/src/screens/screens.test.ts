import { describe, expect, test } from "vitest";
import { permissionKeys } from "../permissions.ts";
import { screens } from "./screens.ts";

const withoutKey = new Set<string>(["none", "never", "public", "user", "both"]);

describe("the catalogue of screens", () => {
  test("holds the 198 addresses of the back office and the 51 of the employee app", () => {
    const admin = screens.filter((screen) => screen.app === "admin");
    expect([admin.length, screens.length - admin.length]).toEqual([198, 51]);
  });

  test("names an address once per app", () => {
    const addresses = screens.map((screen) => `${screen.app} ${screen.path}`);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  test("asks only for permission keys that exist", () => {
    const keys = new Set<string>([...permissionKeys, ...withoutKey]);
    expect(screens.filter((screen) => !keys.has(screen.permission))).toEqual([]);
  });

  test("has the whole back office under /admin and nothing else there", () => {
    const misplaced = screens.filter(
      (screen) => /^\/admin(\/|$)/.test(screen.path) !== (screen.app === "admin"),
    );
    expect(misplaced).toEqual([]);
  });

  test("requires a session in the employee app, never a staff permission", () => {
    const asked = screens.filter((screen) => screen.app === "employee").map((screen) => screen.permission);
    expect([...new Set(asked)].sort()).toEqual(["both", "public", "user"]);
  });

  test("opens own post approval only with the company's feature", () => {
    const gated = screens.filter((screen) => screen.gate === "company ownPostApproval");
    expect(gated.map((screen) => screen.path)).toEqual([
      "/admin/own-post-approval",
      "/admin/post/view_own_post/:ownPostid",
      "/admin/edit_own_post/:id",
    ]);
  });
});
