import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeOfRights, judgeRightsChange, mayAssign, mayAssignAll, rightsToGive } from "./role-rights.ts";

const rights = fc.subarray([...permissionKeys]);
const type = fc.integer({ min: 1, max: 7 });
const limited = (held: readonly PermissionKey[]) => ({ fullAccess: false, permissions: new Set(held) });
const superAdmin = { fullAccess: true, permissions: new Set<PermissionKey>() };

describe("changing the rights of a role", () => {
  test("is limited to the rights one holds, while full access changes everything", () => {
    fc.assert(
      fc.property(rights, rights, rights, type, (held, before, after, userType) => {
        const role = { userType, permissions: before };
        const changed = permissionKeys.filter((key) => before.includes(key) !== after.includes(key));
        const within = changed.every((key) => held.includes(key));
        expect(judgeRightsChange(limited(held), role, after) === true).toBe(within);
        expect(judgeRightsChange(superAdmin, role, after)).toBe(true);
      }),
    );
  });

  test("never touches the super admin's role", () => {
    const role = { userType: userTypes.superAdmin, permissions: [] };
    expect(judgeRightsChange(superAdmin, role, [])).toBe("role_fixed");
    expect(judgeRightsChange(superAdmin, role, ["list_post"])).toBe("role_fixed");
  });

  test("lists the added and removed rights, and applying them gives the new set", () => {
    fc.assert(
      fc.property(rights, rights, (before, after) => {
        const { given, taken } = changeOfRights(before, after);
        const reached = [...before.filter((key) => !taken.includes(key)), ...given];
        expect(new Set(reached)).toEqual(new Set(after));
        expect(given.filter((key) => before.includes(key))).toEqual([]);
      }),
    );
  });
});

describe("assigning somebody to a role", () => {
  test("requires every right of the role, and full access for the super admin's role", () => {
    fc.assert(
      fc.property(rights, rights, type, (held, permissions, userType) => {
        const within = permissions.every((key) => held.includes(key));
        expect(mayAssign(limited(held), { userType, permissions }) === true).toBe(within);
      }),
    );
    const top = { userType: userTypes.superAdmin, permissions: [] };
    expect(mayAssign(limited(permissionKeys), top)).toBe("beyond_own_rights");
    expect(mayAssign(superAdmin, top)).toBe(true);
  });

  test("covers all roles of a person, or none", () => {
    fc.assert(
      fc.property(
        rights,
        fc.array(fc.record({ userType: type, permissions: rights }), { maxLength: 4 }),
        (held, roles) => {
          const each = roles.every((role) => mayAssign(limited(held), role) === true);
          expect(mayAssignAll(limited(held), roles) === true).toBe(each);
        },
      ),
    );
  });

  test("covers every right with full access, otherwise one's own", () => {
    expect(rightsToGive(superAdmin)).toEqual(permissionKeys);
    expect(rightsToGive(limited(["list_post"]))).toEqual(["list_post"]);
  });
});
