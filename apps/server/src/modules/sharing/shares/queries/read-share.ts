import { readShare as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { findShare } from "../share.store.ts";

export const readShare = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const row = await findShare(tx, actor.accountId, input.shareId);
    const [shown] = row ? await presentShares(tx, deps, actor, [row]) : [];
    if (!shown) throw new Refusal("not_found");

    return shown;
  });
