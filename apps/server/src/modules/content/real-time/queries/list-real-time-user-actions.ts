import { listRealTimeUserActions as at } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { showActions } from "../../user-actions/show-actions.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../../user-actions/days-asked.ts";
import { listActions } from "../real-time-action.store.ts";

export const listRealTimeUserActions = (deps: Pick<ContentDeps, "lookups">) =>
  query(at, async ({ input, tx }) => {
    const { rows, next } = await listActions(tx, { ...input, ...daysAsked(input) }, input);
    const items = await showActions(tx, deps, rows, ({ itemId, accountId, action, itemTitle }) => ({
      id: `${itemId}-${accountId}-${action}`,
      action,
      itemId,
      itemTitle,
    }));
    return { items, next };
  });
