import { cancelShares as at } from "@polyphon/contract/sharing/schedule.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { cancelOwn } from "../change/change-own.ts";
import { changeSeveral } from "../change/change-several.ts";

export const cancelShares = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, language }) =>
    changeSeveral({ tx, actor, language }, deps, input.shareIds, (id) => cancelOwn(tx, actor, id)),
  );
