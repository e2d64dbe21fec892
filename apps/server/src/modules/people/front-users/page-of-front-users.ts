import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import { listFrontUsers } from "../../identity/identity.api.ts";
import { frontUserWish, sortOf } from "./front-user-wish.ts";
import type { FrontUserDeps } from "./front-users.deps.ts";
import type { ReachedTypes } from "./reach.ts";
import { showFrontUsers } from "./show-front-users.ts";

interface PageInput {
  readonly after?: string | undefined;
  readonly sort?: string | undefined;
}

/** One page of employees in the order asked for; what is searched comes in the order of what was found. */
export async function pageOfFrontUsers(
  tx: Tx,
  input: PageInput,
  {
    reader,
    types,
    limit,
    now,
  }: {
    readonly reader: { readonly companyId: number | null };
    readonly types: ReachedTypes;
    readonly limit: number;
    readonly now: Date;
  },
  deps: FrontUserDeps,
): Promise<{ items: FrontUserRow[]; next: string | null }> {
  const wish = frontUserWish(input, { companyId: reader.companyId, types }, deps, now);
  const sort = sortOf(input);
  const byTime = wish.search === null && sort.endsWith("createdAt");
  const after = readCursor(input.after, [byTime ? "instant" : "string", "number"]);
  const { rows, next } = await listFrontUsers(tx, wish, {
    sort,
    after: after && { key: String(after[0]), id: Number(after[1]) },
    limit,
  });
  return {
    items: await showFrontUsers(tx, rows, reader, deps, now),
    next: next && makeCursor(next.key, next.id),
  };
}
