import {
  type PermissionKey,
  permissionKeys,
  type UserTypeName,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, test } from "vitest";
import type { Account } from "../../shared/session/account.ts";
import { listOfScreen } from "./list-of-screen.ts";
import { openListOf } from "./open-list.ts";

const staff = (type: UserTypeName, permissions: readonly PermissionKey[] = permissionKeys) =>
  ({
    userType: userTypes[type],
    features: { ownPostApprovalFeature: true, importLinkedinContentFeature: true },
    councilMode: false,
    can: { mode: type === "superAdmin" ? "full" : "permission", permissions, restriction: null },
  }) as unknown as Account;

describe("the list behind a page", () => {
  test("is known for every page of a record", () => {
    const ofRecords = screens
      .filter(({ app, path }) => app === "admin" && /:\w*id\b/i.test(path))
      .map(({ path }) => path as AdminScreenPath);
    expect(ofRecords.filter((path) => listOfScreen[path] === undefined)).toEqual([]);
  });

  test("has the address that a company's own menu has for it", () => {
    const company = staff("corporateAdmin");
    const pages = [
      "/admin/view-front-user/:id",
      "/admin/edit-corporate-user/:id",
      "/admin/view-post/:id",
    ] as const;
    expect(pages.map((page) => openListOf(company, page))).toEqual([
      "/admin/corporate-front-users",
      "/admin/corporate-list",
      "/admin/posts",
    ]);
  });

  test("is none where the reader may not open it", () => {
    expect(openListOf(staff("corporateUser", ["edit_post"]), "/admin/edit-post/:id")).toBeUndefined();
  });
});
