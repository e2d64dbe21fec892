import type { frontPost } from "@polyphon/contract/content/content.contract.ts";
import { embedUrlOf } from "@polyphon/rules/content/post/embed-video.ts";
import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import type { z } from "zod";
import type { FrontActor } from "../../../platform/session/actor.ts";
import type { CompanyTopics } from "../categories/company-topics.ts";
import { mayReact, maySharePosts } from "../content.policy.ts";
import type { PostMedia, SharesOfPost } from "../content.port.ts";
import type { AnyPostRow, PostRow } from "../post/post.store.ts";
import type { ReactionRow } from "../user-actions/reaction.store.ts";

const excerptLength = 280;

type FrontPost = z.output<typeof frontPost>;

function domainOf(url: string | null): string | null {
  return url === null ? null : new URL(url).hostname.replace(/^www\./, "");
}

function firstCopy(row: Pick<PostRow, "voices">): string {
  const copies = row.voices.flatMap((voice) => Object.values(voice.copy));
  return showMentions(copies[0] ?? "").slice(0, excerptLength);
}

function attachmentOf(row: Pick<PostRow, "attachment">, media: PostMedia): FrontPost["attachment"] {
  if (row.attachment === null) return null;
  const file = media.files.get(row.attachment.mediaId);
  return file ? { ...file, title: row.attachment.title } : null;
}

export interface FrontPostFacts {
  readonly today: string;
  readonly topics: CompanyTopics;
  readonly media: PostMedia;
  readonly shares: ReadonlyMap<number, SharesOfPost>;
  readonly clicks: ReadonlyMap<number, number | null>;
  readonly authors: ReadonlyMap<number, string>;
}

export function presentFrontPost(
  actor: FrontActor,
  row: Omit<AnyPostRow, "categoryName"> & ReactionRow,
  /** At the top as front-page news for this reader today. */
  onFrontPage: boolean,
  facts: FrontPostFacts,
): FrontPost {
  const { topics, media, shares, clicks } = facts;
  const share = maySharePosts(actor);
  const react = mayReact(actor) === true;
  return {
    id: row.id,
    title: row.title,
    source: row.source,
    type: row.type,
    language: row.language,
    categoryId: row.categoryId,
    categoryName: (row.categoryId !== null && topics.byId.get(row.categoryId)?.name) || "",
    definingTags: row.tagIds.flatMap((id) => {
      const title = topics.titleOfTag.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
    postUrl: row.postUrl,
    facebookUrl: row.facebookUrl,
    linkDomain: domainOf(row.postUrl),
    publishedAt: row.publishAt.toISOString(),
    frontPageNews: onFrontPage,
    featured: row.featuredUntil !== null && row.featuredUntil >= facts.today,
    notes: row.notes,
    authorName: facts.authors.get(row.id) ?? null,
    excerpt: firstCopy(row),
    shareType: row.shareType,
    imageSelectionMode: row.imageSelectionMode,
    images: row.imageIds.flatMap((id) => media.images.get(id) ?? []),
    attachment: attachmentOf(row, media),
    videoEmbedCode: row.videoEmbedCode,
    embedUrl: row.videoEmbedCode === null ? null : embedUrlOf(row.videoEmbedCode),
    editable: row.editable,
    voices: row.voices,
    ownShares: [...(shares.get(row.id)?.own ?? [])],
    colleaguesShared: shares.get(row.id)?.colleagues ?? null,
    clicks: clicks.get(row.id) ?? null,
    likes: row.likes,
    dislikes: row.dislikes,
    rounded: row.rounded,
    ownReaction: row.ownReaction,
    reported: row.reported,
    can: { share, react, report: react },
  };
}
