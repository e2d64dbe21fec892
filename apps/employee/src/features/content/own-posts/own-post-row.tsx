import { Button } from "@mantine/core";
import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconAlignLeft, IconFileText, IconPhoto, IconShare3, IconVideo } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { formatAge, useFormats } from "../../../shared/time/formats.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./own-posts.module.css";
import { type ListedOwnPost, useSubmitAgain } from "./use-own-posts.ts";

const tones: Readonly<Record<OwnPostStatus, StatusTone>> = {
  PENDING: "warn",
  APPROVED: "ok",
  REJECTED: "bad",
};
const icons = { IMAGE: IconPhoto, TEXT: IconAlignLeft, VIDEO: IconVideo, DOCUMENT: IconFileText };

export interface OwnPostRowProps {
  post: ListedOwnPost;
  onShare: (postId: number) => void;
  onRemove: () => void;
}

function Face({ post }: { post: ListedOwnPost }) {
  const Icon = icons[post.type];
  return post.thumbnailUrl === null ? (
    <span className={classes.mark} aria-hidden>
      <Icon size={22} stroke={1.6} />
    </span>
  ) : (
    <img className={classes.thumbnail} src={post.thumbnailUrl} alt="" loading="lazy" />
  );
}

function Shares({ shares }: Pick<ListedOwnPost, "shares">) {
  const on = (out: boolean) =>
    shares.filter(({ state }) => (state === "SHARED") === out).map(({ network }) => nameOf(network));
  const lines = [
    [on(true), "ownPosts.sharedOn"],
    [on(false), "ownPosts.plannedOn"],
  ] as const;
  return lines.map(
    ([networks, words]) =>
      networks.length > 0 && <span key={words}>{t(words, { networks: networks.join(", ") })}</span>,
  );
}

function Tools({ post, onShare, onRemove }: OwnPostRowProps) {
  const again = useSubmitAgain();
  const { id, version, title, can, postId } = post;
  return (
    <div className={classes.tools}>
      {can.share && postId !== null && (
        <Button
          size="sm"
          leftSection={<IconShare3 size={16} stroke={1.8} aria-hidden />}
          aria-label={t("ownPosts.shareOf", { title })}
          aria-haspopup="dialog"
          onClick={() => onShare(postId)}
        >
          {t("ownPosts.share")}
        </Button>
      )}
      {can.resubmit && (
        <Button
          size="sm"
          variant="light"
          loading={again.isPending}
          aria-label={t("ownPosts.resubmitOf", { title })}
          onClick={() => again.mutate({ id, version, status: "PENDING" })}
        >
          {t("ownPosts.resubmit")}
        </Button>
      )}
      {can.edit && (
        <LinkButton
          size="sm"
          variant="subtle"
          href={addressOf("/edit-own-post/:id", { id })}
          aria-label={t("ownPosts.editOf", { title })}
        >
          {t("ownPosts.edit")}
        </LinkButton>
      )}
      <LinkButton
        size="sm"
        variant="subtle"
        href={addressOf("/post-duplicate/:pid", { pid: id })}
        aria-label={t("ownPosts.duplicateOf", { title })}
      >
        {t("ownPosts.duplicate")}
      </LinkButton>
      {can.remove && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          aria-label={t("ownPosts.removeOf", { title })}
          onClick={onRemove}
        >
          {t("ownPosts.remove")}
        </Button>
      )}
    </div>
  );
}

export function OwnPostRow(props: OwnPostRowProps) {
  const { post } = props;
  const { date } = useFormats();
  return (
    <li className={classes.row} aria-label={post.title}>
      <Face post={post} />
      <div className={classes.words}>
        <h2 className={classes.name}>{post.title}</h2>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <p className={classes.facts}>
          <span>{t(`ownPosts.type.${post.type}`)}</span>
          <span>{t("ownPosts.changed", { when: formatAge(post.updatedAt, date) })}</span>
          <Shares shares={post.shares} />
        </p>
        {post.reason !== null && (
          <p className={classes.reason}>{t("ownPosts.reason", { reason: post.reason })}</p>
        )}
      </div>
      <div className={classes.state}>
        <StatusDot tone={tones[post.status]} pill={post.status !== "APPROVED"}>
          {t(`ownPosts.state.${post.status}`)}
        </StatusDot>
      </div>
      <Tools {...props} />
    </li>
  );
}
