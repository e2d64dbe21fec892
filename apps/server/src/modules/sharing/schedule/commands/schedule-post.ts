import { schedulePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { placeShares } from "../../compose/place-shares.ts";
import { presentShares, withResults } from "../../shares/present-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const schedulePost = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const time = { kind: "at", date: input.scheduleDate, time: input.scheduleTime ?? null } as const;
    const shares = await placeShares({ tx, actor, now, deps }, input, time);

    return withResults(await presentShares(tx, deps, actor, shares));
  });
