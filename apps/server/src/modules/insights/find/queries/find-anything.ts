import { findAnything as at } from "@polyphon/contract/insights/insights.contract.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { query } from "../../../../platform/operation/query.ts";
import { companyChoices } from "../../../companies/companies.api.ts";
import { findListedPosts } from "../../../content/content.api.ts";
import { employeeChoices } from "../../../identity/identity.api.ts";

/** Of each kind; whoever means another one types more of its name. */
const most = 5;

/** A few of each kind that begin with the words, as far as the caller may open their pages. */
export const findAnything = query(at, async ({ input: { search }, actor, tx, now }) => {
  const may = (key: PermissionKey) => actor.fullAccess || actor.permissions.has(key);
  return {
    people: may("list_front_user") ? await employeeChoices.find(tx, search, most) : [],
    companies: may("list_company") ? await companyChoices.find(tx, search, most) : [],
    posts: may("view_post")
      ? await findListedPosts(tx, search, { companyId: actor.companyId, now }, most)
      : [],
  };
});
