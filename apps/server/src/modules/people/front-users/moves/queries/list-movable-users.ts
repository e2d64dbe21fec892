import { listMovableUsers as endpoint } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../../platform/page/cursor.ts";
import { namesOfCompanies } from "../../../../companies/companies.api.ts";
import { hasFrontUsers, listFrontUsers } from "../../../../identity/identity.api.ts";

export const listMovableUsers = query(endpoint, async ({ input, tx }) => {
  const { fromCompanyId } = input;
  if ((await namesOfCompanies(tx, [fromCompanyId])).length === 0) throw new Refusal("not_found");
  if (!(await hasFrontUsers(tx, fromCompanyId))) throw new Refusal("no_front_users");
  const after = readCursor(input.after, ["string", "number"]);
  const { rows, next } = await listFrontUsers(
    tx,
    {
      search: input.search ?? null,
      companyIds: [fromCompanyId],
      statuses: null,
      levels: null,
      types: null,
      light: null,
      also: [],
    },
    {
      sort: "name",
      after: after && { key: String(after[0]), id: Number(after[1]) },
      limit: input.limit,
    },
  );
  return {
    items: rows.map(({ id, firstName, lastName, email, status }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      status,
    })),
    next: next && makeCursor(next.key, next.id),
  };
});
