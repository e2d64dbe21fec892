import { listShares as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { listSharesOf } from "../share.store.ts";

export const listShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const cursor = readCursor(input.after, ["instant", "number"]);
    const found = await listSharesOf(tx, {
      userId: actor.accountId,
      postId: input.postId ?? null,
      state: input.state ?? null,
      after: cursor ? { dueAt: new Date(String(cursor[0])), id: Number(cursor[1]) } : null,
      order: input.order,
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);

    const last = page.at(-1);
    return {
      items: await presentShares(tx, deps, actor, page),
      next: found.length > input.limit && last ? makeCursor(last.dueAt.toISOString(), last.id) : null,
    };
  });
