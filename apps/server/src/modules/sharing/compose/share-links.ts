import type { utmFields } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { tagLink, type UtmFields, utmOf } from "@polyphon/rules/links/tag-link.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Company } from "../../companies/companies.api.ts";
import type { Post } from "../../content/content.api.ts";
import { createShortLinks } from "../../links/links.api.ts";
import type { ShareRow } from "../shares/share.store.ts";

type UtmInput = z.output<typeof utmFields> & { readonly socialNetwork: Network };

/** The request's campaign fields for a network, with LinkedIn's in place of empty ones; null when it has none. */
export function utmFor(inputs: readonly UtmInput[], network: Network): UtmFields | null {
  const fields = Object.fromEntries(
    inputs.map((one) => [
      one.socialNetwork,
      {
        cid: one.utmCid ?? null,
        source: one.utmSource ?? null,
        medium: one.utmMedium ?? null,
        campaign: one.utmCampaignName ?? null,
        content: one.utmContent ?? null,
        term: one.utmTerm ?? null,
      },
    ]),
  );
  const utm = utmOf(fields, network);
  return Object.values(utm).some((value) => value !== null) ? utm : null;
}

/** What of a post decides where a share of it links to. */
type LinkedPost = Pick<Post, "id" | "postUrl" | "facebookUrl" | "campaignName">;

interface LinkedShare extends Pick<ShareRow, "id" | "network"> {
  readonly utm: UtmFields | null;
}

/** Where a share of the post links to on a network. */
function targetOf(post: LinkedPost, network: Network): string | null {
  return (network === "FACEBOOK" ? post.facebookUrl : null) ?? post.postUrl;
}

/** A short link for each share with a target, tagged with what the person or else the product sets. */
export async function addLinksOf(
  tx: Tx,
  company: Company,
  shares: readonly (LinkedShare & { readonly post: LinkedPost })[],
): Promise<void> {
  const links = shares.flatMap(({ id, network, utm, post }) => {
    const target = targetOf(post, network);
    if (target === null) return [];
    const fields = {
      cid: utm?.cid ?? null,
      source: utm?.source ?? network.toLowerCase(),
      medium: utm?.medium ?? "social",
      campaign: utm?.campaign ?? post.campaignName,
      content: utm?.content ?? null,
      term: utm?.term ?? null,
    };
    const targetUrl = company.utm ? tagLink(target, fields, company.utmAnalyticsTool) : target;
    return [{ shareId: id, companyId: company.id, postId: post.id, targetUrl }];
  });
  await createShortLinks(tx, links);
}

export function addLinks(
  tx: Tx,
  company: Company,
  post: LinkedPost,
  shares: readonly LinkedShare[],
): Promise<void> {
  return addLinksOf(
    tx,
    company,
    shares.map((share) => ({ ...share, post })),
  );
}
