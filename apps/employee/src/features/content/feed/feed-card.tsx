import { Button } from "@mantine/core";
import { PostCard } from "@polyphon/ui/data/posts/post-card.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconMicrophone2, IconPinned, IconShare3, IconStar } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { renderAppLink } from "../../../shared/address/app-link.tsx";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { languageCode } from "../post/language-code.ts";
import { hasMedia, PostMedia } from "../post/media/post-media.tsx";
import { PostSourceTag } from "../post/post-source.tsx";
import { ReportButton } from "../user-actions/report-button.tsx";
import { SharedFacts, sharedAnywhere } from "../post/shared-facts.tsx";
import type { FrontPost } from "./use-feed.ts";
import { Votes } from "../user-actions/votes.tsx";

export interface FeedCardProps {
  post: FrontPost;
  onShare: (postId: number) => void;
}

function variantOf({ frontPageNews, featured }: FrontPost): "front" | "featured" | "normal" {
  if (frontPageNews) return "front";
  return featured ? "featured" : "normal";
}

/** Beside the text of a featured card there is room for one picture; a film or document gets the full width. */
function shownAs(post: FrontPost): "front" | "featured" | "normal" {
  const variant = variantOf(post);
  const wide = post.attachment !== null || post.embedUrl !== null;
  return variant === "featured" && wide ? "normal" : variant;
}

function mediaOf(post: FrontPost) {
  if (!hasMedia(post)) return undefined;
  const small = shownAs(post) === "featured";
  return <PostMedia post={small ? { ...post, images: post.images.slice(0, 1) } : post} small={small} />;
}

export function ShareButton({ post, onShare }: FeedCardProps) {
  const again = sharedAnywhere(post);
  return (
    <Button
      variant={variantOf(post) === "front" ? "filled" : "light"}
      leftSection={<IconShare3 size={18} stroke={1.8} aria-hidden />}
      aria-label={`${t(again ? "content.card.shareMore" : "content.card.share")}: ${post.title}`}
      aria-haspopup="dialog"
      onClick={() => {
        if (post.can.share) onShare(post.id);
        else notify("info", t("sharing.message.light"), { title: t("content.light.title") });
      }}
    >
      {t(again ? "content.card.shareMore" : "content.card.share")}
    </Button>
  );
}

export function FeedCard({ post, onShare }: FeedCardProps) {
  const { date } = useFormats();
  const { noOfVoices } = useMe().company;
  const variant = variantOf(post);
  const beside = shownAs(post) === "featured";
  const voices = Math.min(post.voices.length, noOfVoices);
  const voiceWords = voices > 1 ? [t("content.card.voices", { count: voices })] : [];
  const facts = [
    ...(post.authorName === null ? [] : [t("content.card.by", { name: post.authorName })]),
    ...(post.categoryName === ""
      ? []
      : [[post.categoryName, ...post.definingTags.map(({ title }) => title)].join(", ")]),
    languageCode(post.language).toUpperCase(),
    formatAge(post.publishedAt, date),
  ];
  return (
    <PostCard
      variant={shownAs(post)}
      title={post.title}
      href={addressOf("/post-details/:id", { id: post.id })}
      renderLink={renderAppLink}
      excerpt={post.excerpt}
      lang={languageCode(post.language)}
      media={mediaOf(post)}
      menu={<ReportButton post={post} />}
      domain={post.attachment === null && post.embedUrl === null ? (post.linkDomain ?? undefined) : undefined}
      flag={
        variant === "front" ? (
          <Tag tone="solid" icon={<IconPinned size={14} stroke={1.8} />}>
            {t("content.card.frontPage")}
          </Tag>
        ) : undefined
      }
      meta={
        <>
          {variant === "featured" && (
            <Tag tone="accent" icon={<IconStar size={14} stroke={1.8} />}>
              {t("content.card.featured")}
            </Tag>
          )}
          <PostSourceTag source={post.source} />
          {!beside && <span>{facts.join(" · ")}</span>}
          {!beside && voiceWords.length > 0 && (
            <Tag tone="outline" icon={<IconMicrophone2 size={13} stroke={1.8} />}>
              {voiceWords}
            </Tag>
          )}
        </>
      }
      subMeta={beside ? [...facts, ...voiceWords].join(" · ") : undefined}
      facts={
        <>
          <Votes post={post} />
          <SharedFacts post={post} />
        </>
      }
      action={<ShareButton post={post} onShare={onShare} />}
    />
  );
}
