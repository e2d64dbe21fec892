import { listMovableUsers as endpoint } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../../../companies/companies.api.ts";
import { hasFrontUsers, listFrontUsers } from "../../../../identity/identity.api.ts";

export const listMovableUsers = query(endpoint, async ({ input, tx }) => {
  const { fromCompanyId } = input;
  if ((await namesOfCompanies(tx, [fromCompanyId])).length === 0) throw new Refusal("not_found");
  if (!(await hasFrontUsers(tx, fromCompanyId))) throw new Refusal("no_front_users");
  const { rows, next } = await listFrontUsers(
    tx,
    {
      search: input.search ?? null,
      companyIds: [fromCompanyId],
      leaveOut: [],
      statuses: null,
      levels: null,
      types: null,
      light: null,
      signedIn: null,
      also: [],
    },
    { sort: "name", after: input.after, limit: input.limit },
  );
  return {
    items: rows.map(({ id, firstName, lastName, email, status }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      status,
    })),
    next,
  };
});
