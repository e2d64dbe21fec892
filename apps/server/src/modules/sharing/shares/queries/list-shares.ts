import { listShares as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { listSharesOf } from "../share.store.ts";

export const listShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const { rows, next } = await listSharesOf(
      tx,
      { ...input, needsYou: input.needsYou === "true", userId: actor.accountId },
      input,
    );
    return { items: await presentShares(tx, deps, actor, rows), next };
  });
