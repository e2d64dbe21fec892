import { shareAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { handOver } from "../hand-over.ts";
import { placeAssisted } from "../../compose/place-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const shareAssisted = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const share = await placeAssisted({ tx, actor, now, deps }, input, input.network);

    return handOver({ tx, actor, deps, language }, share);
  });
