import { permissionKeys, userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import { menuOfType } from "@polyphon/contract/screens/menu.ts";
import { describe, expect, test } from "vitest";
import { defaultRights, menuRights } from "./default-rights.ts";

const limited = userTypeNames.filter((name) => name !== "superAdmin");

describe("the default rights of a role", () => {
  test.each(limited)("open every menu entry that has a key: %s", (name) => {
    const rights = new Set<string>(defaultRights(userTypes[name]));
    const keys = menuOfType(userTypes[name])
      .map(({ permission }) => permission)
      .filter((permission) => !["never", "none", "public"].includes(permission));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !rights.has(key))).toEqual([]);
  });

  test.each(limited)("are existing keys in a fixed order without duplicates: %s", (name) => {
    const rights = defaultRights(userTypes[name]);
    expect(rights).toEqual(permissionKeys.filter((key) => rights.includes(key)));
  });

  test("include adding, editing and viewing in the same area", () => {
    expect(defaultRights(userTypes.corporateAdmin)).toEqual(
      expect.arrayContaining(["add_post", "edit_post", "view_post", "edit_processing_queue"]),
    );
    expect(defaultRights(userTypes.subAdmin)).toEqual(
      expect.arrayContaining(["edit_company", "add_writer_user", "view_user_roles", "list_user_roles"]),
    );
  });

  test("include the rights of roles only where the menu has the roles", () => {
    const holders = userTypeNames.filter((name) =>
      defaultRights(userTypes[name]).includes("view_user_roles"),
    );
    expect(holders).toEqual(["subAdmin"]);
    expect(menuRights(userTypes.superAdmin)).toContain("view_user_roles");
    expect(defaultRights(userTypes.approver)).toContain("list_user_roles");
  });

  test("let writers write, reviewers read what they judge and company staff see the calendar", () => {
    expect(defaultRights(userTypes.writer)).toContain("add_post");
    for (const type of [userTypes.editorInChief, userTypes.proofreader, userTypes.approver])
      expect(defaultRights(type)).toContain("view_post");
    for (const type of [userTypes.proofreader, userTypes.approver])
      expect(defaultRights(type)).not.toContain("add_post");
    expect(defaultRights(userTypes.corporateUser)).toContain("list_user_calendar");
  });

  test("include those of everybody whom the role may add, so that an Editor-in-Chief manages writers and proofreaders [C1-03]", () => {
    const adds = (name: keyof typeof userTypes, other: keyof typeof userTypes) => {
      const [mine, theirs] = [defaultRights(userTypes[name]), defaultRights(userTypes[other])];
      return theirs.every((key) => mine.includes(key));
    };
    expect(adds("editorInChief", "writer") && adds("editorInChief", "proofreader")).toBe(true);
    for (const other of limited) expect([other, adds("subAdmin", other)]).toEqual([other, true]);
    expect(adds("corporateAdmin", "corporateUser")).toBe(true);
    expect(adds("proofreader", "editorInChief")).toBe(false);
  });

  test("are empty for the super admin, who needs no list, and for an unknown type", () => {
    expect(defaultRights(userTypes.superAdmin)).toEqual([]);
    expect(defaultRights(8)).toEqual([]);
  });
});
