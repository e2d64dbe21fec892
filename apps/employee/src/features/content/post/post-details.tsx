import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft, IconExternalLink, IconPinned, IconStar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { ShareButton } from "../feed/feed-card.tsx";
import { languageCode } from "./language-code.ts";
import classes from "./post-details.module.css";
import { hasMedia, PostMedia } from "./media/post-media.tsx";
import { PostSourceTag } from "./post-source.tsx";
import { ReportButton } from "../user-actions/report-button.tsx";
import { SharedFacts } from "./shared-facts.tsx";
import type { FrontPost } from "../feed/use-feed.ts";
import { Votes } from "../user-actions/votes.tsx";
import { VoiceTexts } from "./voice-texts.tsx";

export interface PostDetailsProps {
  postId: number;
  onShare: (postId: number) => void;
  /** Receipts of this post. */
  shares: ReactNode;
}

function Article({ post, onShare }: { post: FrontPost; onShare: (postId: number) => void }) {
  const { date } = useFormats();
  const facts = [
    ...(post.authorName === null ? [] : [t("content.card.by", { name: post.authorName })]),
    ...(post.categoryName === ""
      ? []
      : [[post.categoryName, ...post.definingTags.map(({ title }) => title)].join(", ")]),
    t(`content.language.${post.language}`),
    formatAge(post.publishedAt, date),
  ];
  return (
    <article className={classes.article}>
      {hasMedia(post) && (
        <div className={classes.media} data-kind={post.attachment?.kind}>
          <PostMedia post={post} />
        </div>
      )}
      <div className={classes.words}>
        <div className={classes.meta}>
          {post.frontPageNews && (
            <Tag tone="solid" icon={<IconPinned size={14} stroke={1.8} />}>
              {t("content.card.frontPage")}
            </Tag>
          )}
          {post.featured && (
            <Tag tone="accent" icon={<IconStar size={14} stroke={1.8} />}>
              {t("content.card.featured")}
            </Tag>
          )}
          <PostSourceTag source={post.source} />
          <span className={classes.about}>{facts.join(" · ")}</span>
          <ReportButton post={post} />
        </div>
        <h1 className={classes.title} lang={languageCode(post.language)}>
          {post.title}
        </h1>
        <p className={classes.excerpt} lang={languageCode(post.language)}>
          {post.excerpt}
        </p>
        {post.postUrl !== null && (
          <a className={classes.read} href={post.postUrl} target="_blank" rel="noreferrer">
            {t("content.details.read", { domain: post.linkDomain ?? post.postUrl })}
            <IconExternalLink size={16} stroke={1.8} aria-label={t("content.details.opens")} />
          </a>
        )}
      </div>
      <div className={classes.actions}>
        <div className={classes.facts}>
          <Votes post={post} />
          <SharedFacts post={post} />
          {post.clicks !== null && post.clicks > 0 && (
            <span className={classes.clicks}>{t("content.details.clicks", { count: post.clicks })}</span>
          )}
        </div>
        <ShareButton post={{ ...post, frontPageNews: true }} onShare={onShare} />
      </div>
    </article>
  );
}

function Gone() {
  return (
    <Card bleed>
      <EmptyState
        headingLevel={1}
        title={t("content.details.notFoundTitle")}
        text={t("content.details.notFoundText")}
        actions={<LinkButton href={addressOf("/post-list")}>{t("content.details.toList")}</LinkButton>}
      />
    </Card>
  );
}

function Loaded({ post, onShare, shares }: { post: FrontPost } & Omit<PostDetailsProps, "postId">) {
  useTitle(post.title);
  return (
    <>
      <Article post={post} onShare={onShare} />
      {post.notes !== null && post.notes !== "" && (
        <Card title={t("content.details.notes")} bleed>
          <p className={classes.notes}>{post.notes}</p>
        </Card>
      )}
      {shares}
      <VoiceTexts post={post} />
    </>
  );
}

export function PostDetails({ postId, onShare, shares }: PostDetailsProps) {
  useTitle(t("screens./post-details/:id"));
  const { data: post, error, refetch } = useEndpoint(readFrontPost, { id: postId });
  const gone = problemOf(error)?.error === "not_found";
  return (
    <div className={classes.page}>
      <AppLink href={addressOf("/post-list")} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden />
        {t("content.details.toList")}
      </AppLink>
      {post ? (
        <Loaded post={post} onShare={onShare} shares={shares} />
      ) : gone ? (
        <Gone />
      ) : error ? (
        <Card bleed>
          <FailureCard
            title={t("content.feed.errorTitle")}
            error={error}
            headingLevel={1}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <LoadingCards label={t("content.feed.loading")} count={1} />
      )}
    </div>
  );
}
