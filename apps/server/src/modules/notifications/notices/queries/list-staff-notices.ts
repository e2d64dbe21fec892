import { listStaffNotices as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import type { StaffNoticeKind } from "@polyphon/contract/notifications/notifications.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listNotices as findNotices } from "../notices.store.ts";
import { pageOfNotices } from "../page-of-notices.ts";

export const listStaffNotices = query(at, async ({ input, actor, tx }) =>
  pageOfNotices(await findNotices<StaffNoticeKind>(tx, actor.accountId, input)),
);
