import { sharedPictures } from "@polyphon/rules/sharing/compose/choose-pictures.ts";
import { outgoingShare } from "@polyphon/rules/sharing/compose/preview/outgoing-share.ts";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import type { SecretBox } from "../../../../platform/secret/secret-box.ts";
import { type Post, postsById } from "../../../content/content.api.ts";
import { linksOfShares } from "../../../links/links.api.ts";
import { type PublishingAccount, publishingAccounts } from "../../../networks/networks.api.ts";
import type { Payload, PayloadSource } from "./payload-source.ts";
import { type ReadyAccount, type RenewToken, renewTokens } from "./renew-tokens.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { PublishAttachment, PublishImage } from "../../sharing.port.ts";

type AttachmentFile = Omit<PublishAttachment, "kind" | "title">;

export interface PayloadDeps {
  readonly database: Database;
  readonly box: SecretBox;
  readonly shortLinkUrl: string;
  readonly now: () => Date;
  /** Pictures of posts as a network is sent them, by media id. */
  readonly pictures: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, PublishImage>>;
  /** Videos and documents of posts, by media id. */
  readonly attachments: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, AttachmentFile>>;
  readonly renewToken: RenewToken;
}

interface Found {
  readonly posts: ReadonlyMap<number, Post>;
  readonly accounts: ReadonlyMap<string, ReadyAccount>;
  readonly links: ReadonlyMap<number, { readonly code: string }>;
  readonly pictures: ReadonlyMap<number, PublishImage>;
  readonly attachments: ReadonlyMap<number, AttachmentFile>;
}

type Purpose = "publish" | "resolve";

/** The clock of the server that edited a post, and the database's, may differ by this much. */
const clockSlackMs = 5_000;

const laneOf = (userId: number, network: string) => `${userId}/${network}`;

function picturesOf(share: ClaimedShare, { imageIds, imageSelectionMode }: Post): readonly number[] {
  return sharedPictures(share, { imageIds, atRandom: imageSelectionMode === "ANY_ONE_AT_RANDOM" });
}

async function find(deps: PayloadDeps, shares: readonly ClaimedShare[]): Promise<Found> {
  return inTransaction(deps.database, allScope("share-engine"), async (tx) => {
    const [posts, accounts, links] = await Promise.all([
      postsById(tx, [...new Set(shares.map((share) => share.postId))]),
      publishingAccounts(tx, deps.box, shares, deps.now()),
      linksOfShares(
        tx,
        shares.map((share) => share.id),
      ),
    ]);
    const chosen = shares.flatMap((share) => share.pictureIds ?? []);
    const pictureIds = new Set([...posts.flatMap((post) => post.imageIds), ...chosen]);
    const attached = posts.flatMap((post) => post.attachment?.mediaId ?? []);
    return {
      posts: new Map(posts.map((post) => [post.id, post])),
      accounts: new Map(accounts.map((account) => [laneOf(account.userId, account.network), account])),
      links,
      pictures: await deps.pictures(tx, [...pictureIds]),
      attachments: attached.length === 0 ? new Map() : await deps.attachments(tx, attached),
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

/** Edited or reconnected since the request was built: what was sent then, and as whom, is no longer known. */
function changedSince(share: ClaimedShare, post: Post, account: PublishingAccount): string | null {
  const since = share.claimedAt.getTime() - clockSlackMs;
  if (post.version > 1 && post.updatedAt.getTime() >= since) return "the post was edited meanwhile";
  return account.connectedAt.getTime() >= share.claimedAt.getTime()
    ? "the account was connected anew meanwhile"
    : null;
}

function contentOf(deps: PayloadDeps, share: ClaimedShare, post: Post, found: Found) {
  const file = post.attachment && found.attachments.get(post.attachment.mediaId);
  const attachment =
    post.attachment && file ? { ...file, kind: post.attachment.kind, title: post.attachment.title } : null;
  const images = attachment
    ? []
    : picturesOf(share, post).flatMap((id, at) => {
        const image = found.pictures.get(id);
        return image ? [{ ...image, altText: share.pictureAlts?.[at] || image.altText }] : [];
      });
  const link = found.links.get(share.id);
  const outgoing = outgoingShare({
    text: share.text,
    link: link ? `${deps.shortLinkUrl}/${link.code}` : null,
    images: images.length,
    attachment: attachment !== null,
  });
  const card =
    outgoing.linkCard === null ? null : { url: outgoing.linkCard, title: post.title, description: null };
  return { text: outgoing.text, link: card, images, attachment };
}

function payloadOf(deps: PayloadDeps, share: ClaimedShare, found: Found, purpose: Purpose): Payload {
  const post = found.posts.get(share.postId);
  const account = found.accounts.get(laneOf(share.userId, share.network));
  if (!post || (purpose === "publish" && post.killedAt !== null))
    return { kind: "cancel", reason: "post_ended" };
  if (account?.waits !== undefined) return { kind: "later", detail: account.waits };
  const reason = heldReason(account);
  if (!account || reason) return { kind: "hold", reason: reason ?? "not_connected" };
  const changed = purpose === "resolve" ? changedSince(share, post, account) : null;
  if (changed !== null) return { kind: "changed", detail: changed };

  const { userId, network } = share;
  return {
    kind: "request",
    account: {
      type: account.accountType,
      connectedAt: account.connectedAt,
      renew: account.canRefresh ? (spent) => deps.renewToken({ userId, network, spent }) : null,
    },
    request: {
      shareId: share.id,
      attempt: share.attempt,
      authorId: account.authorId,
      accessToken: account.accessToken,
      ...contentOf(deps, share, post, found),
      uploadedMedia: share.mediaIds,
    },
  };
}

/** What the engine sends for each claimed share, assembled from the modules that own the parts. */
export function makeSharePayloads(deps: PayloadDeps): PayloadSource {
  return {
    load: async (shares, purpose) => {
      const found = await find(deps, shares);
      const accounts = await renewTokens(found.accounts, deps.renewToken, deps.now());
      const ready = { ...found, accounts };
      return new Map(shares.map((share) => [share.id, payloadOf(deps, share, ready, purpose)]));
    },
  };
}
