import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { CallGuard } from "../../../platform/guard/call-guard.ts";
import { listFrontUsers } from "../../identity/identity.api.ts";
import { frontUserFilter, sortOf } from "./front-user-filter.ts";
import type { FrontUserDeps } from "./front-users.deps.ts";
import type { AccessibleTypes } from "./reach.ts";
import { showFrontUsers } from "./show-front-users.ts";

interface PageInput {
  readonly after?: string | undefined;
  readonly sort?: string | undefined;
}

/** One page of employees in the requested order; a search has the order of its keys. */
export async function pageOfFrontUsers(
  tx: Tx,
  input: PageInput,
  {
    reader,
    guard,
    types,
    limit,
    now,
  }: {
    readonly reader: { readonly companyId: number | null };
    readonly guard: CallGuard;
    readonly types: AccessibleTypes;
    readonly limit: number;
    readonly now: Date;
  },
  deps: FrontUserDeps,
): Promise<{ items: FrontUserRow[]; next: string | null }> {
  const filter = frontUserFilter(input, { companyId: reader.companyId, types, guard }, deps, now);
  const { rows, next } = await listFrontUsers(tx, filter, { sort: sortOf(input), after: input.after, limit });
  return { items: await showFrontUsers(tx, rows, reader, deps, now), next };
}
