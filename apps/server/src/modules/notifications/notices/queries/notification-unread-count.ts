import { countUnread as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countUnseen } from "../notices.store.ts";

export const countUnread = query(at, async ({ actor, tx }) => ({
  count: await countUnseen(tx, actor.accountId),
}));
