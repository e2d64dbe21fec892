import { dashboardActions } from "@polyphon/contract/insights/dashboard-actions.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { expect, test } from "vitest";
import { actionRules, actionsOfRole } from "./actions-of-role.ts";

test("an action is offered to whom it fits, and only where its screen opens", () => {
  expect(actionsOfRole(userTypes.writer, () => false)).toEqual([]);
  expect(actionsOfRole(userTypes.proofreader, (path) => path !== "/admin/killswitch")).toEqual([
    "proofread",
    "addWriter",
    "inviteEmployees",
    "readRealTime",
    "assignRoles",
    "moveEmployee",
  ]);
  const own = (userType: number) => actionsOfRole(userType, (path) => path === "/admin/add-post");
  expect([own(userTypes.writer), own(userTypes.approver)]).toEqual([["writePost"], []]);
});

test("a role has at most six actions, each with an address that needs no record", () => {
  for (const userType of Object.values(userTypes))
    expect(actionsOfRole(userType, () => true).length).toBeLessThanOrEqual(6);
  expect(dashboardActions.filter((action) => actionRules[action].path.includes(":"))).toEqual([]);
});
