import { listNotices as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import type { NoticeKind } from "@polyphon/contract/notifications/notifications.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listNotices as findNotices } from "../notices.store.ts";
import { pageOfNotices } from "../page-of-notices.ts";

export const listNotices = query(at, async ({ input, actor, tx }) =>
  pageOfNotices(await findNotices<NoticeKind>(tx, actor.accountId, input)),
);
