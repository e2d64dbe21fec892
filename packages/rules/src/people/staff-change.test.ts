import { staffKinds } from "@polyphon/contract/people/staff/staff-kinds.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayAddStaff, mayEndStaff, mayKeepStaff, userTypeOf } from "./staff-change.ts";

const rights = fc.subarray([...permissionKeys]);
const held = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 });
const keeper = (permissions: readonly PermissionKey[], more = {}) => ({
  accountId: 1,
  userType: userTypes.subAdmin as number,
  companyId: null,
  fullAccess: false,
  permissions: new Set(permissions),
  ...more,
});
const person = (types: readonly number[], accountId = 2) => ({ accountId, userTypes: types });
const everyKey = Object.values(staffKinds).map(({ key }) => key);

describe("managing back-office users", () => {
  test("requires the key of every role that the person holds, and never covers an admin's account", () => {
    fc.assert(
      fc.property(rights, held, (keys, types) => {
        const all = types.every((type) =>
          Object.values(staffKinds).some(
            (kind) => (kind.userTypes as readonly number[]).includes(type) && keys.includes(kind.key),
          ),
        );
        expect(mayKeepStaff(keeper(keys), person(types)) === true).toBe(all);
        if (types.some((type) => type <= userTypes.subAdmin)) {
          expect(mayKeepStaff(keeper(permissionKeys), person(types))).toBe("staff_out_of_reach");
        }
        expect(mayKeepStaff(keeper([], { fullAccess: true }), person(types))).toBe(true);
      }),
    );
  });

  test("never becomes narrower with more keys", () => {
    fc.assert(
      fc.property(rights, rights, held, (some, more, types) => {
        if (mayKeepStaff(keeper(some), person(types)) !== true) return;
        expect(mayKeepStaff(keeper([...some, ...more]), person(types))).toBe(true);
      }),
    );
  });

  test("covers writers and proofreaders for the Editor-in-Chief, and nobody else [A6-17] [C1-03]", () => {
    const chief = keeper(["add_writer_user", "list_writer_user", "list_proof_reader_user"], { userType: 4 });
    const open = Object.values(userTypes).filter((type) => mayKeepStaff(chief, person([type])) === true);
    expect(open).toEqual([userTypes.writer, userTypes.proofreader]);
  });

  test("covers all corporate users for the company's admin, and those of the own kind for a corporate user", () => {
    const kept = (userType: number) =>
      [userTypes.corporateAdmin, userTypes.corporateUser].filter(
        (type) => mayKeepStaff(keeper(everyKey, { companyId: 7, userType }), person([type])) === true,
      );
    expect(kept(userTypes.corporateAdmin)).toEqual([userTypes.corporateAdmin, userTypes.corporateUser]);
    expect(kept(userTypes.corporateUser)).toEqual([userTypes.corporateUser]);
  });

  test("never includes deleting one's own account, even with full access", () => {
    fc.assert(
      fc.property(rights, held, fc.boolean(), (keys, types, fullAccess) => {
        expect(mayEndStaff(keeper(keys, { fullAccess }), person(types, 1))).toBe("own_account");
        const other = mayEndStaff(keeper(keys, { fullAccess }), person(types));
        expect(other).toBe(mayKeepStaff(keeper(keys, { fullAccess }), person(types)));
      }),
    );
  });

  test("treats Admin Corporate, Agency and Corporate as corporate types, the first as the company's admin", () => {
    expect(["ADMIN_CORPORATE", "AGENCY", "CORPORATE"].map((type) => userTypeOf("corporate", type))).toEqual([
      2, 3, 3,
    ]);
    expect(userTypeOf("writer", undefined)).toBe(userTypes.writer);
  });
});

test("a corporate user adds users of the same kind, and only a corporate admin adds another admin", () => {
  const { corporateAdmin, corporateUser } = userTypes;
  const may = (keeper: number, added: number) => mayAddStaff({ fullAccess: false, userType: keeper }, added);
  expect(may(corporateUser, corporateUser)).toBe(true);
  expect(may(corporateUser, corporateAdmin)).toBe("staff_out_of_reach");
  expect(may(corporateAdmin, corporateAdmin)).toBe(true);
});
