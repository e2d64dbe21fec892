import {
  type DashboardCard,
  dashboardCards,
} from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import {
  type PermissionKey,
  permissionKeys,
  userTypeNames,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultRights } from "../identity/roles/default-rights.ts";
import { cardKinds, cardRules, cardsOfRole, postsWaitingFor } from "./cards-of-role.ts";

const roleOf = (userType: number) => ({
  userType,
  fullAccess: userType === userTypes.superAdmin,
  permissions: new Set<PermissionKey>(defaultRights(userType)),
});
const ofKind = (kind: string, cards: readonly DashboardCard[]) =>
  cards.filter((card) => cardRules[card].kind === kind);

describe("the cards of a role", () => {
  test("follow from the kind of staff and its rights, by the question they answer", () => {
    const table = userTypeNames.flatMap((name) => {
      const cards = cardsOfRole(roleOf(userTypes[name]));
      return cardKinds.map((kind) => [name, `${kind}:`, ...ofKind(kind, cards)].join(" "));
    });
    expect(table).toMatchInlineSnapshot(`
      [
        "superAdmin waiting: pendingUsers endingConnections heldShares failedShares openEnquiries waitingMentions waitingPosts waitingOwnPosts",
        "superAdmin due: oldestPost plannedPosts scheduledPosts endingPosts endingAnnouncements endingQuestionnaires",
        "superAdmin returned: latestFailures",
        "superAdmin figures: providerFigures postFigures",
        "superAdmin latest: latestPosts nextPosts latestUsers latestEnquiries",
        "superAdmin actions:",
        "subAdmin waiting: pendingUsers endingConnections heldShares failedShares waitingPosts",
        "subAdmin due: oldestPost plannedPosts scheduledPosts endingPosts endingAnnouncements endingQuestionnaires",
        "subAdmin returned: latestFailures",
        "subAdmin figures: providerFigures postFigures",
        "subAdmin latest: latestPosts nextPosts latestUsers",
        "subAdmin actions:",
        "corporateAdmin waiting: pendingUsers endingConnections heldShares failedShares waitingOwnPosts",
        "corporateAdmin due: scheduledPosts endingPosts neverSignedIn quietEmployees",
        "corporateAdmin returned: ownPostsBack latestFailures",
        "corporateAdmin figures: companyFigures postFigures",
        "corporateAdmin latest: latestPosts nextPosts latestUsers",
        "corporateAdmin actions:",
        "corporateUser waiting: pendingUsers endingConnections heldShares failedShares waitingOwnPosts",
        "corporateUser due: scheduledPosts endingPosts neverSignedIn quietEmployees",
        "corporateUser returned: ownPostsBack latestFailures",
        "corporateUser figures: companyFigures postFigures",
        "corporateUser latest: latestPosts nextPosts latestUsers",
        "corporateUser actions:",
        "editorInChief waiting: waitingPosts",
        "editorInChief due: oldestPost plannedPosts",
        "editorInChief returned: postsBack",
        "editorInChief figures: myReviews editorialPlan",
        "editorInChief latest:",
        "editorInChief actions: actions",
        "writer waiting: waitingPosts",
        "writer due: weeklyTarget plannedPosts",
        "writer returned: returnedPosts",
        "writer figures: myWork",
        "writer latest:",
        "writer actions: actions",
        "proofreader waiting: waitingPosts",
        "proofreader due: oldestPost plannedPosts",
        "proofreader returned: postsBack",
        "proofreader figures: myReviews",
        "proofreader latest:",
        "proofreader actions: actions",
        "approver waiting: waitingPosts",
        "approver due: oldestPost plannedPosts",
        "approver returned: postsBack",
        "approver figures: myReviews",
        "approver latest:",
        "approver actions: actions",
      ]
    `);
  });

  test("answer what waits, what is due, what came back and the own figures for every kind of staff", () => {
    for (const userType of Object.values(userTypes)) {
      const cards = cardsOfRole(roleOf(userType));
      for (const kind of ["waiting", "due", "returned", "figures"] as const)
        expect([userType, kind, ofKind(kind, cards).length > 0]).toEqual([userType, kind, true]);
    }
  });

  test("need a permission for the list behind them, except the actions", () => {
    for (const userType of Object.values(userTypes)) {
      const without = { userType, fullAccess: false, permissions: new Set<PermissionKey>() };
      expect(cardsOfRole(without)).toEqual(["actions"]);
    }
    const rights = fc.subarray([...permissionKeys]);
    fc.assert(
      fc.property(rights, fc.integer({ min: 0, max: 7 }), (keys, userType) => {
        const permissions = new Set(keys);
        for (const card of cardsOfRole({ userType, fullAccess: false, permissions })) {
          const { keys: needed, types } = cardRules[card];
          if (card !== "actions") expect(needed?.some((key) => permissions.has(key))).toBe(true);
          expect(types?.some((type) => type === userType) ?? true).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("only grow with more rights, except that posts take the place of actions", () => {
    const rights = fc.subarray([...permissionKeys]);
    fc.assert(
      fc.property(rights, rights, fc.integer({ min: 0, max: 7 }), (some, more, userType) => {
        const cards = (keys: PermissionKey[]) =>
          cardsOfRole({ userType, fullAccess: false, permissions: new Set(keys) });
        const kept = cards(some).filter((card) => card !== "actions");
        expect(cards([...some, ...more])).toEqual(expect.arrayContaining(kept));
        expect(cards(some).includes("actions")).toBe(!some.includes("list_post"));
      }),
      { numRuns: 200 },
    );
  });

  test("are none without a role", () => {
    expect(cardsOfRole({ userType: null, fullAccess: false, permissions: new Set(permissionKeys) })).toEqual(
      [],
    );
  });

  test("are each on somebody's dashboard", () => {
    const shown = new Set(Object.values(userTypes).flatMap((type) => cardsOfRole(roleOf(type))));
    expect(dashboardCards.filter((card) => !shown.has(card))).toEqual([]);
  });

  test("count a post for one kind of editor at a time", () => {
    const editors = [userTypes.writer, userTypes.proofreader, userTypes.editorInChief, userTypes.approver];
    const all = editors.flatMap((type) => postsWaitingFor(type));
    expect(new Set(all).size).toBe(all.length);
  });
});
