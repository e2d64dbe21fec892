import { reschedulePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { rescheduleOwn } from "../../shares/change/change-own.ts";
import { showShare } from "../../shares/show-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const reschedulePost = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) =>
    showShare(tx, deps, actor, await rescheduleOwn(tx, actor, input, now)),
  );
