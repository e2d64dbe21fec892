import { limits } from "@polyphon/contract/limits.ts";
import { readOwnResults as at } from "@polyphon/contract/sharing/own-results.contract.ts";
import { ownResults } from "@polyphon/rules/sharing/figures/own-results.ts";
import { query } from "../../../../platform/operation/query.ts";
import { clicksOfShares } from "../../../links/links.api.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { presentShares } from "../../shares/present-shares.ts";
import { findShares, sharesBetween } from "../../shares/share.store.ts";

const { resultDays: days, bestResults } = limits.share;
const dayMs = 86_400_000;

/** The weekly limits bound how many shares there can be. */
export const readOwnResults = (deps: SharingDeps) =>
  query(at, async ({ actor, tx, now }) => {
    const { accountId } = actor;
    const own = await sharesBetween(tx, accountId, new Date(now.getTime() - days * dayMs), now);
    const out = own.filter(({ state }) => state === "SHARED").map(({ id }) => id);
    const clicks = await clicksOfShares(tx, out);
    const results = ownResults(
      out.map((id) => ({ id, clicks: clicks.get(id)?.persons ?? 0 })),
      bestResults,
    );
    const rows = await findShares(
      tx,
      accountId,
      results.best.map(({ id }) => id),
    );
    const shown = new Map((await presentShares(tx, deps, actor, rows)).map((share) => [share.id, share]));
    return {
      days,
      shares: results.shares,
      clicks: results.clicks,
      best: results.best.flatMap(({ id, clicks: counted }) => {
        const share = shown.get(id);
        if (!share) return [];
        const { postId, postTitle, thumbnailUrl, network } = share;
        return [{ shareId: id, postId, postTitle, thumbnailUrl, network, clicks: counted }];
      }),
    };
  });
