import { waitingCards } from "@polyphon/contract/insights/waiting-cards.ts";
import {
  type PermissionKey,
  permissionKeys,
  userTypeNames,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultRights } from "../identity/roles/default-rights.ts";
import { cardsOfRole, postsWaitingFor } from "./cards-of-role.ts";

describe("the cards of a role", () => {
  test("follow from the kind of staff and its rights", () => {
    const table = userTypeNames.map((name) => {
      const userType = userTypes[name];
      const permissions = new Set<PermissionKey>(defaultRights(userType));
      return [name, ...cardsOfRole({ userType, fullAccess: userType === 0, permissions })].join(" ");
    });
    expect(table).toEqual([
      "superAdmin pendingUsers waitingMentions waitingPosts waitingOwnPosts openEnquiries failedShares heldShares endingConnections",
      "subAdmin pendingUsers waitingPosts failedShares heldShares endingConnections",
      "corporateAdmin pendingUsers waitingOwnPosts failedShares heldShares endingConnections",
      "corporateUser pendingUsers waitingOwnPosts failedShares heldShares endingConnections",
      "editorInChief waitingPosts",
      "writer waitingPosts",
      "proofreader waitingPosts",
      "approver waitingPosts",
    ]);
  });

  test("only grow with more rights, and are none without a role and a right", () => {
    const rights = fc.subarray([...permissionKeys]);
    fc.assert(
      fc.property(rights, rights, fc.integer({ min: 0, max: 7 }), (some, more, userType) => {
        const cards = (keys: PermissionKey[]) =>
          cardsOfRole({ userType, fullAccess: false, permissions: new Set(keys) });
        expect(cards([...some, ...more])).toEqual(expect.arrayContaining(cards(some)));
        expect(waitingCards).toEqual(expect.arrayContaining(cards(some)));
      }),
      { numRuns: 200 },
    );
    expect(cardsOfRole({ userType: null, fullAccess: false, permissions: new Set() })).toEqual([]);
  });

  test("count a post for one kind of editor at a time", () => {
    const editors = [userTypes.writer, userTypes.proofreader, userTypes.editorInChief, userTypes.approver];
    const all = editors.flatMap((type) => postsWaitingFor(type));
    expect(new Set(all).size).toBe(all.length);
  });
});
