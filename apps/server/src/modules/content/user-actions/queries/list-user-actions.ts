import { listUserActions as at } from "@polyphon/contract/content/post/post-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { pageOfActions } from "../action-names.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../days-asked.ts";
import { listUserActions as findPage, type UserActionPlace } from "../user-action.store.ts";

function placeOf(after: string | undefined): UserActionPlace | null {
  const parts = readCursor(after, ["instant", "number", "number", "number"]);
  if (!parts) return null;
  const [at = "", rank, postId, accountId] = parts;
  return { at: String(at), rank: Number(rank), postId: Number(postId), accountId: Number(accountId) };
}

export const listUserActions = (deps: Pick<ContentDeps, "desk">) =>
  query(at, async ({ input, tx }) => {
    const found = await findPage(tx, {
      action: input.action ?? null,
      companyId: input.companyId ?? null,
      postId: input.postId ?? null,
      ...daysAsked(input),
      after: placeOf(input.after),
      limit: input.limit + 1,
    });
    return pageOfActions(
      tx,
      deps,
      { found, limit: input.limit },
      {
        item: ({ rank, postId, accountId, action, postTitle, reason }) => ({
          id: `${rank}-${postId}-${accountId}`,
          action,
          postId,
          postTitle,
          reason,
        }),
        place: (row) => makeCursor(row.at, row.rank, row.postId, row.accountId),
      },
    );
  });
