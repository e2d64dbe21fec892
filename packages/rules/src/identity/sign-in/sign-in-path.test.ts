import { permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  byDomain,
  byRoleName,
  companyToActFor,
  mayChangeRole,
  type OwnRole,
  showsCalendar,
  signInPath,
  type SignedIn,
} from "./sign-in-path.ts";

const company = fc.record({ id: fc.integer({ min: 1, max: 999 }), companyDomain: fc.domain() });
const role = fc.record<OwnRole>({
  roleName: fc.string(),
  userType: fc.integer({ min: 1, max: 7 }),
  companies: fc.array(company, { maxLength: 3 }),
});
const person = fc.record<SignedIn>({
  authorities: fc.constantFrom(["ROLE_ADMIN"] as const, ["ROLE_SUB_ADMIN"] as const, ["ROLE_USER"] as const),
  userType: fc.option(fc.integer({ min: 0, max: 7 })),
  companyId: fc.option(fc.integer({ min: 1, max: 999 })),
  userRoles: fc.array(role, { maxLength: 3 }),
});

describe("after signing in", () => {
  test("a super admin goes straight to the home screen, whatever roles there are [A4-12]", () => {
    fc.assert(
      fc.property(person, (one) => {
        expect(signInPath({ ...one, authorities: ["ROLE_ADMIN"] })).toBe("home");
      }),
    );
  });

  test("one role for at most one company needs no picker, everything else does [A4-13] [A4-15]", () => {
    fc.assert(
      fc.property(person, (one) => {
        fc.pre(!one.authorities.includes("ROLE_ADMIN"));
        const plain = one.userRoles.length === 1 && (one.userRoles[0]?.companies.length ?? 0) <= 1;
        expect(signInPath(one)).toBe(plain ? "enter" : "picker");
      }),
    );
  });

  test("only corporate staff with a company act as its user [A4-14]", () => {
    fc.assert(
      fc.property(person, (one) => {
        const corporate =
          one.userType === userTypes.corporateAdmin || one.userType === userTypes.corporateUser;
        expect(companyToActFor(one)).toBe(corporate ? one.companyId : null);
      }),
    );
  });
});

describe("the header", () => {
  test("offers another role to non-admins with several roles or companies only [A2.3-02]", () => {
    fc.assert(
      fc.property(person, (one) => {
        const several = one.userRoles.length > 1 || one.userRoles.some((held) => held.companies.length > 1);
        expect(mayChangeRole(one)).toBe(several && !one.authorities.includes("ROLE_ADMIN"));
      }),
    );
  });

  test("offers the calendar to corporate staff who hold its key [A2.3-03]", () => {
    for (const [name, type] of Object.entries(userTypes)) {
      const corporate = name.startsWith("corporate");
      expect([name, showsCalendar(type, permissionKeys)]).toEqual([name, corporate]);
      expect(
        showsCalendar(
          type,
          permissionKeys.filter((key) => key !== "list_user_calendar"),
        ),
      ).toBe(false);
    }
    expect(showsCalendar(null, permissionKeys)).toBe(false);
  });
});

describe("the picker", () => {
  test("sorts roles by name [A2.6-05]", () => {
    const named = (roleName: string): OwnRole => ({ roleName, userType: 4, companies: [] });
    const sorted = byRoleName([named("Writer"), named("approver"), named("Editor-in-Chief")], "en");
    expect(sorted.map((one) => one.roleName)).toEqual(["approver", "Editor-in-Chief", "Writer"]);
  });

  test("sorts companies by domain ignoring case, and drops none [A2.6-07]", () => {
    fc.assert(
      fc.property(fc.array(company), fc.array(fc.boolean()), (companies, capitals) => {
        const mixed = companies.map((one, at) =>
          capitals[at] ? { ...one, companyDomain: one.companyDomain.toUpperCase() } : one,
        );
        const domains = byDomain(mixed).map((one) => one.companyDomain.toLowerCase());
        expect(domains).toEqual(mixed.map((one) => one.companyDomain.toLowerCase()).sort());
      }),
    );
  });
});
