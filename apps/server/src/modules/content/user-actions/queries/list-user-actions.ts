import { listUserActions as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/list/cursor.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../days-asked.ts";
import { showActions } from "../show-actions.ts";
import { listUserActions as findPage } from "../user-action.store.ts";

export const listUserActions = (deps: Pick<ContentDeps, "lookups">) =>
  query(at, async ({ input, tx }) => {
    const after = readCursor(input.after, ["timestamptz", "bigint", "bigint", "bigint"]);
    const found = await findPage(tx, {
      action: input.action ?? null,
      companyId: input.companyId ?? null,
      postId: input.postId ?? null,
      ...daysAsked(input),
      after,
      limit: input.limit + 1,
    });
    const rows = found.slice(0, input.limit);
    const last = rows.at(-1);
    const items = await showActions(
      tx,
      deps,
      rows,
      ({ rank, postId, accountId, action, postTitle, reason }) => ({
        id: `${rank}-${postId}-${accountId}`,
        action,
        postId,
        postTitle,
        reason,
      }),
    );
    return {
      items,
      next:
        found.length > input.limit && last
          ? makeCursor(last.at, last.rank, last.postId, last.accountId)
          : null,
    };
  });
