import { type Referrer, referrers } from "@polyphon/contract/errors.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { expect, test } from "vitest";
import type { Account } from "../session/account.ts";
import { hrefOfUse } from "./href-of-use.ts";

const account = (mode: "full" | "permission", permissions: readonly string[] = []) =>
  ({
    userType: userTypes.corporateAdmin,
    features: {},
    can: { mode, permissions, restriction: null },
  }) as unknown as Account;

test("a post leads to its screen only for whoever may view posts", () => {
  expect(hrefOfUse(account("permission", ["view_post"]), "post", 7)).toBe("/admin/view-post/7");
  expect(hrefOfUse(account("permission", ["list_company"]), "post", 7)).toBeUndefined();
});

test("every kind that is named has a screen, and what is only counted has none", () => {
  const counted: readonly Referrer[] = [
    "linkedinPost",
    "ownPost",
    "questionnaireReply",
    "share",
    "billableWork",
    "other",
  ];
  for (const kind of referrers) {
    const href = hrefOfUse(account("full"), kind, 7);
    expect([kind, href]).toEqual([
      kind,
      counted.includes(kind) ? undefined : expect.stringMatching(/^\/admin\/.+\/7$/),
    ]);
  }
});
