import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { linksOfShares } from "../../links/links.api.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { ShareRow } from "../shares/share.store.ts";

/** The network's page for an assisted share, with the share's own short link on it. */
export async function assistedPage(tx: Tx, deps: SharingDeps, share: ShareRow): Promise<string> {
  const link = (await linksOfShares(tx, [share.id])).get(share.id);
  const page = deps.sharePage(share.network, link ? `${deps.shortLinkUrl}/${link.code}` : null);
  if (page === null) throw new Refusal("not_on_network", { network: share.network });
  return page;
}
