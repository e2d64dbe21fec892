import { outgoingShare } from "@polyphon/rules/sharing/outgoing-share.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import { type Post, postsById } from "../content/content.api.ts";
import { linksOfShares } from "../links/links.api.ts";
import { type PublishingAccount, publishingAccounts } from "../networks/networks.api.ts";
import type { Payload, PayloadSource } from "./engine/payload-source.ts";
import type { ClaimedShare } from "./sharing.claim-store.ts";
import type { PublishImage } from "./sharing.port.ts";

export interface PayloadNeeds {
  readonly database: Database;
  readonly box: SecretBox;
  readonly shortLinkUrl: string;
  readonly now: () => Date;
  /** Pictures of posts as a network is sent them, by media id. */
  readonly pictures: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, PublishImage>>;
}

interface Found {
  readonly posts: ReadonlyMap<number, Post>;
  readonly accounts: ReadonlyMap<string, PublishingAccount>;
  readonly links: ReadonlyMap<number, { readonly code: string }>;
  readonly pictures: ReadonlyMap<number, PublishImage>;
}

const laneOf = (userId: number, network: string) => `${userId}/${network}`;

async function find(needs: PayloadNeeds, shares: readonly ClaimedShare[]): Promise<Found> {
  return inTransaction(needs.database, allScope("share-engine"), async (tx) => {
    const [posts, accounts, links] = await Promise.all([
      postsById(tx, [...new Set(shares.map((share) => share.postId))]),
      publishingAccounts(tx, needs.box, shares, needs.now()),
      linksOfShares(
        tx,
        shares.map((share) => share.id),
      ),
    ]);
    const pictures = await needs.pictures(tx, [...new Set(posts.flatMap((post) => post.imageIds))]);
    return {
      posts: new Map(posts.map((post) => [post.id, post])),
      accounts: new Map(accounts.map((account) => [laneOf(account.userId, account.network), account])),
      links,
      pictures,
    };
  });
}

function heldReason(
  account: PublishingAccount | undefined,
): "not_connected" | "token_expired" | "token_revoked" | null {
  switch (account?.status) {
    case "TOKEN_ACTIVE":
      return null;
    case "TOKEN_EXPIRED":
      return "token_expired";
    case "TOKEN_REVOKED":
      return "token_revoked";
    default:
      return "not_connected";
  }
}

function payloadOf(
  needs: PayloadNeeds,
  share: ClaimedShare,
  found: Found,
  purpose: "publish" | "resolve",
): Payload {
  const post = found.posts.get(share.postId);
  const account = found.accounts.get(laneOf(share.userId, share.network));
  if (!post || (purpose === "publish" && post.killedAt !== null))
    return { kind: "cancel", reason: "post_ended" };
  const reason = heldReason(account);
  if (!account || reason) return { kind: "hold", reason: reason ?? "not_connected" };

  const link = found.links.get(share.id);
  const images = post.imageIds.flatMap((id) => found.pictures.get(id) ?? []);
  const outgoing = outgoingShare({
    text: share.text,
    link: link ? `${needs.shortLinkUrl}/${link.code}` : null,
    images: images.length,
  });
  return {
    kind: "request",
    request: {
      shareId: share.id,
      attempt: share.attempt,
      authorId: account.authorId,
      accessToken: account.accessToken,
      text: outgoing.text,
      link:
        outgoing.linkCard === null ? null : { url: outgoing.linkCard, title: post.title, description: null },
      images,
      uploadedMedia: share.mediaIds,
    },
  };
}

/** What the engine sends for each share it claimed, put together from the modules that own the parts. */
export function makeSharePayloads(needs: PayloadNeeds): PayloadSource {
  return {
    load: async (shares, purpose) => {
      const found = await find(needs, shares);
      return new Map(shares.map((share) => [share.id, payloadOf(needs, share, found, purpose)]));
    },
  };
}
