import type { share } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { presentShares } from "./present-shares.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { ShareRow } from "./share.store.ts";

export async function showShare(
  tx: Tx,
  deps: SharingDeps,
  actor: FrontActor,
  row: ShareRow,
): Promise<z.output<typeof share>> {
  const [shown] = await presentShares(tx, deps, actor, [row]);
  if (!shown) throw new Error("a share was lost while it was presented");
  return shown;
}
