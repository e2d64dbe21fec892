import { restoreShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { restoreOwn } from "../change/change-own.ts";
import { showShare } from "../show-share.ts";

export const restoreShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) =>
    showShare(tx, deps, actor, await restoreOwn(tx, actor, input.shareId, now)),
  );
