import { restoreShares as at } from "@polyphon/contract/sharing/schedule.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { restoreOwn } from "../change/change-own.ts";
import { changeSeveral } from "../change/change-several.ts";

export const restoreShares = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now, language }) =>
    changeSeveral({ tx, actor, language }, deps, input.shareIds, (id) => restoreOwn(tx, actor, id, now)),
  );
