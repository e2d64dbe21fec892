import { userTypes } from "@polyphon/contract/permissions.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { actsForCompany, type HeldRole, judgeChoice, roleWithoutAsking } from "./choose-role.ts";

const companies = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 });
const role = (userType: fc.Arbitrary<number>) =>
  fc.record({ assignmentId: fc.integer({ min: 1, max: 50 }), userType, companyIds: companies });
const anyType = fc.integer({ min: 0, max: 7 });
const roles = (userType = anyType) =>
  fc.uniqueArray(role(userType), { maxLength: 6, selector: (one) => one.assignmentId });
const ordinary = fc.integer({ min: 1, max: 7 });

const isHeld = (held: readonly HeldRole[], choice: { assignmentId: number; companyId: number | null }) =>
  held.some(
    (one) =>
      one.assignmentId === choice.assignmentId &&
      (choice.companyId === null ? one.companyIds.length === 0 : one.companyIds.includes(choice.companyId)),
  );

test("only corporate types act for a company [C6-01]", () => {
  expect(Object.values(userTypes).filter(actsForCompany)).toEqual([
    userTypes.corporateAdmin,
    userTypes.corporateUser,
  ]);
});

test("nobody starts in a role or for a company that they do not hold", () => {
  fc.assert(
    fc.property(roles(), (held) => {
      const start = roleWithoutAsking(held);
      if (start) expect(isHeld(held, start)).toBe(true);
    }),
  );
});

test("a single role for at most one company is chosen automatically [A4-13]", () => {
  fc.assert(
    fc.property(role(anyType), (one) => {
      fc.pre(one.companyIds.length <= 1);
      expect(roleWithoutAsking([one])).toEqual({
        assignmentId: one.assignmentId,
        companyId: one.companyIds[0] ?? null,
      });
    }),
  );
});

test("several roles, or several companies, lead to the picker [A4-15]", () => {
  fc.assert(
    fc.property(roles(ordinary), (held) => {
      fc.pre(held.length > 1 || (held[0]?.companyIds.length ?? 0) > 1);
      expect(roleWithoutAsking(held)).toBeNull();
    }),
  );
});

test("a super admin is never asked which of several roles to take [A4-12]", () => {
  fc.assert(
    fc.property(roles(ordinary), fc.nat(), (others, place) => {
      const admin = { assignmentId: 99, userType: userTypes.superAdmin, companyIds: [] };
      const held = others.toSpliced(place % (others.length + 1), 0, admin);
      expect(roleWithoutAsking(held)).toEqual({ assignmentId: 99, companyId: null });
    }),
  );
});

test("a choice is accepted exactly if it is complete and held", () => {
  fc.assert(
    fc.property(
      roles(),
      fc.integer({ min: 1, max: 50 }),
      fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      (held, assignmentId, companyId) => {
        const choice = judgeChoice(held, { assignmentId, companyId });
        const of = held.find((one) => one.assignmentId === assignmentId);
        if (typeof choice === "object") expect(isHeld(held, choice)).toBe(true);
        if (!of) expect(choice).toBe("not_found");
        else if (companyId !== undefined)
          expect(choice).toEqual(
            of.companyIds.includes(companyId) ? { assignmentId, companyId } : "not_found",
          );
        else if (of.companyIds.length > 1) expect(choice).toBe("company_needed");
      },
    ),
  );
});

test("a corporate role without a company is refused, because it would open every company", () => {
  fc.assert(
    fc.property(role(fc.constantFrom(userTypes.corporateAdmin, userTypes.corporateUser)), (one) => {
      const bare = { ...one, companyIds: [] };
      expect(judgeChoice([bare], { assignmentId: one.assignmentId, companyId: undefined })).toBe(
        "company_needed",
      );
    }),
  );
});
