import { cancelShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { cancelOwn } from "../change/change-own.ts";
import { showShare } from "../show-share.ts";

export const cancelShare = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx }) =>
    showShare(tx, deps, actor, await cancelOwn(tx, actor, input.shareId)),
  );
