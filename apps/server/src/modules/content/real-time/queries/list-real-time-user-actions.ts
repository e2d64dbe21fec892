import { listRealTimeUserActions as at } from "@polyphon/contract/content/real-time/real-time-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { pageOfActions } from "../../user-actions/action-names.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../../user-actions/days-asked.ts";
import { type ActionPlace, listActions } from "../real-time-action.store.ts";

function placeOf(after: string | undefined): ActionPlace | null {
  const parts = readCursor(after, ["instant", "number", "number", "string"]);
  if (!parts) return null;
  const [moment, itemId, accountId, kind] = parts;
  return {
    at: String(moment),
    itemId: Number(itemId),
    accountId: Number(accountId),
    kind: String(kind).slice(0, 20),
  };
}

export const listRealTimeUserActions = (deps: Pick<ContentDeps, "desk">) =>
  query(at, async ({ input, tx }) => {
    const found = await listActions(tx, {
      action: input.action ?? null,
      companyId: input.companyId ?? null,
      itemId: input.itemId ?? null,
      ...daysAsked(input),
      after: placeOf(input.after),
      limit: input.limit + 1,
    });
    return pageOfActions(
      tx,
      deps,
      { found, limit: input.limit },
      {
        item: ({ itemId, accountId, action, itemTitle }) => ({
          id: `${itemId}-${accountId}-${action}`,
          action,
          itemId,
          itemTitle,
        }),
        place: (row) => makeCursor(row.at, row.itemId, row.accountId, row.action),
      },
    );
  });
