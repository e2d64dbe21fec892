import { changedIn } from "@polyphon/web/form/record.ts";
import { pathParameters } from "@polyphon/contract/kit/endpoint.ts";
import { addRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { draftOf, fieldName, inputOf, type StoredAssignment, workOf } from "./assignment-draft.ts";

const stored: StoredAssignment = {
  id: 4,
  account: { id: 9, email: "paul@mail.example", firstName: "Paul", lastName: "Renner", status: "ENABLED" },
  role: { id: 6, name: "Writer" },
  userType: userTypes.writer,
  aliasEmail: "office@mail.example",
  companies: [{ id: 1, name: "Nordwind" }],
  categories: [{ id: 2, name: "Wind power" }],
  curatorCode: "TH042",
  weeklyTarget: 12,
  readyToPublish: true,
  notificationEmails: ["lead@mail.example"],
  version: 3,
  can: { change: true },
};

describe("the form of an assignment", () => {
  test("sends the stored values back when nothing was changed", () => {
    const draft = draftOf(stored, null);
    expect(inputOf(draft)).toEqual({
      accountId: 9,
      roleId: 6,
      aliasEmail: "office@mail.example",
      companyIds: [1],
      categoryIds: [2],
      curatorCode: "TH042",
      weeklyTarget: 12,
      readyToPublish: true,
      notificationEmails: ["lead@mail.example"],
    });
    expect(changedIn(draft, draftOf(stored, null))).toEqual([]);
    expect(changedIn(draft, { ...draft, companies: [] })).toEqual(["companies"]);
  });

  test("treats empty text as none, and names missing fields as the form does", () => {
    const empty = draftOf(undefined, null);
    expect(inputOf({ ...empty, aliasEmail: "  ", curatorCode: "" })).toMatchObject({
      aliasEmail: null,
      curatorCode: null,
    });
    const missing = addRoleAssignment.input
      .safeParse(inputOf(empty))
      .error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual([fieldName("account"), fieldName("roleId")]);
    expect(draftOf(undefined, 6).roleId).toBe(6);
  });

  test("requires categories, code and target of editorial staff, and asks only writers whether they are ready to publish", () => {
    const asked = Object.values(userTypes).map((type) => workOf(type));
    expect(asked.map(({ editorial }) => editorial)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(asked.filter(({ writer }) => writer)).toHaveLength(1);
    expect(workOf(undefined)).toEqual({ editorial: false, writer: false });
  });
});

test("the users of a role have an address with its id and its name [A2.5-02]", () => {
  const path = "/admin/assigned-users/:id/:roleName";
  expect(pathParameters(path)).toEqual(["id", "roleName"]);
  expect(screenHref(path, { id: 5, roleName: "Editor-in-Chief & more" })).toBe(
    "/admin/assigned-users/5/Editor-in-Chief%20%26%20more",
  );
});
