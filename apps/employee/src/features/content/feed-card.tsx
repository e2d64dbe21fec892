import { Button } from "@mantine/core";
import { PostCard } from "@polyphon/ui/data/post-card.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconMicrophone2, IconPinned, IconShare3, IconStar } from "@tabler/icons-react";
import { addressOf } from "../../shared/address.ts";
import { renderAppLink } from "../../shared/app-link.tsx";
import { formatAge, useFormats } from "../../shared/formats.ts";
import { useMe } from "../../shared/me.ts";
import { t } from "../../shared/text.ts";
import { languageCode } from "./language-code.ts";
import { PostSourceTag } from "./post-source.tsx";
import { SharedFacts, sharedAnywhere } from "./shared-facts.tsx";
import type { FrontPost } from "./use-feed.ts";

export interface FeedCardProps {
  post: FrontPost;
  onShare: (postId: number) => void;
}

function variantOf({ frontPageNews, featured }: FrontPost): "front" | "featured" | "normal" {
  if (frontPageNews) return "front";
  return featured ? "featured" : "normal";
}

/** The picture of a small card comes in its small rendition. */
function imageOf(post: FrontPost): { src: string; alt: string } | undefined {
  const [first] = post.images;
  if (!first) return undefined;
  return { src: variantOf(post) === "featured" ? first.thumbnailUrl : first.url, alt: "" };
}

export function ShareButton({ post, onShare }: FeedCardProps) {
  const again = sharedAnywhere(post);
  return (
    <Button
      variant={variantOf(post) === "front" ? "filled" : "light"}
      leftSection={<IconShare3 size={18} stroke={1.8} aria-hidden />}
      aria-label={`${t(again ? "content.card.shareMore" : "content.card.share")}: ${post.title}`}
      aria-haspopup="dialog"
      onClick={() => onShare(post.id)}
    >
      {t(again ? "content.card.shareMore" : "content.card.share")}
    </Button>
  );
}

export function FeedCard({ post, onShare }: FeedCardProps) {
  const { date } = useFormats();
  const { noOfVoices } = useMe().company;
  const variant = variantOf(post);
  const voices = Math.min(post.voices.length, noOfVoices);
  const voiceWords = voices > 1 ? [t("content.card.voices", { count: voices })] : [];
  const facts = [
    post.categoryName,
    languageCode(post.language).toUpperCase(),
    formatAge(post.publishedAt, date),
  ];
  return (
    <PostCard
      variant={variant}
      title={post.title}
      href={addressOf("/post-details/:id", { id: post.id })}
      renderLink={renderAppLink}
      excerpt={post.excerpt}
      lang={languageCode(post.language)}
      image={imageOf(post)}
      domain={post.linkDomain ?? undefined}
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
          {variant !== "featured" && <span>{facts.join(" · ")}</span>}
          {variant !== "featured" && voiceWords.length > 0 && (
            <Tag tone="outline" icon={<IconMicrophone2 size={13} stroke={1.8} />}>
              {voiceWords}
            </Tag>
          )}
        </>
      }
      subMeta={variant === "featured" ? [...facts, ...voiceWords].join(" · ") : undefined}
      facts={<SharedFacts post={post} />}
      action={post.can.share ? <ShareButton post={post} onShare={onShare} /> : null}
    />
  );
}
