import { userTypes } from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyNeed, settleAssignment } from "./role-assignment.ts";

const wish = { companyIds: [1], categoryIds: [], notificationEmails: [] };

describe("what is kept of an assignment", () => {
  test("company staff need a company, admins of the provider have none, the others may", () => {
    expect(Object.values(userTypes).map(companyNeed)).toEqual([
      "none",
      "none",
      "required",
      "required",
      "optional",
      "optional",
      "optional",
      "optional",
    ]);
    expect(settleAssignment(userTypes.corporateUser, { ...wish, companyIds: [] })).toBe("company_needed");
    expect(settleAssignment(userTypes.subAdmin, wish)).toMatchObject({ companyIds: [] });
  });

  test("is each company and each category once, and nothing that was not wanted", () => {
    const ids = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 2, max: 7 }), (companyIds, categoryIds, type) => {
        expect(settleAssignment(type, { ...wish, companyIds, categoryIds })).toEqual({
          companyIds: [...new Set(companyIds)],
          categoryIds: [...new Set(categoryIds)],
          notificationEmails: [],
        });
      }),
    );
  });

  test("a notification address twice is a mistake that is told", () => {
    const mails = fc.uniqueArray(fc.emailAddress(), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(mails, (notificationEmails) => {
        expect(settleAssignment(4, { ...wish, notificationEmails })).toMatchObject({ notificationEmails });
        const twice = [...notificationEmails, notificationEmails[0] ?? ""];
        expect(settleAssignment(4, { ...wish, notificationEmails: twice })).toBe("repeated_email");
      }),
    );
  });
});
