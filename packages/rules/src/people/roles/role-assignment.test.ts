import { userTypes } from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyNeed, settleAssignment } from "./role-assignment.ts";

const input = { companyIds: [1], categoryIds: [], notificationEmails: [] };

describe("a role assignment", () => {
  test("requires a company for company staff, has none for the provider's admins, and may have one for others", () => {
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
    expect(settleAssignment(userTypes.corporateUser, { ...input, companyIds: [] })).toBe("company_needed");
    expect(settleAssignment(userTypes.subAdmin, input)).toMatchObject({ companyIds: [] });
  });

  test("stores each requested company and category once, and nothing else", () => {
    const ids = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 2, max: 7 }), (companyIds, categoryIds, type) => {
        expect(settleAssignment(type, { ...input, companyIds, categoryIds })).toEqual({
          companyIds: [...new Set(companyIds)],
          categoryIds: [...new Set(categoryIds)],
          notificationEmails: [],
        });
      }),
    );
  });

  test("refuses a duplicate notification address", () => {
    const mails = fc.uniqueArray(fc.emailAddress(), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(mails, (notificationEmails) => {
        expect(settleAssignment(4, { ...input, notificationEmails })).toMatchObject({ notificationEmails });
        const twice = [...notificationEmails, notificationEmails[0] ?? ""];
        expect(settleAssignment(4, { ...input, notificationEmails: twice })).toBe("repeated_email");
      }),
    );
  });
});
