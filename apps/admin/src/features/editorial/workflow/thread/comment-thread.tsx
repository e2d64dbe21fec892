import { ActionIcon, Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listPostComments, removePostComment } from "@polyphon/contract/editorial/thread.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { IconTrash } from "@tabler/icons-react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import type { Review } from "../review/review-model.ts";
import { CommentForm } from "./comment-form.tsx";
import classes from "./thread.module.css";
import { useOwnComment } from "./use-own-comment.ts";

type Comment = OutputOf<typeof listPostComments>["items"][number];

/** Colleagues comment too: what they said appears by itself. */
const lookAgainMs = 30_000;

function Item({ comment, onDelete }: { comment: Comment; onDelete: () => void }) {
  const { text, language } = useText();
  const by = comment.own ? text("editorial.review.you") : (comment.by ?? text("editorial.review.somebody"));
  const label = text("editorial.comments.delete");
  return (
    <li className={classes.comment}>
      <div className={classes.commentHead}>
        <span>
          <b>{by}</b> <span className={classes.quiet}>{formatMoment(comment.at, language)}</span>
        </span>
        {comment.voice !== null && <Tag tone="neutral">{text(`content.voices.${comment.voice}`)}</Tag>}
        {comment.can.delete && (
          <ActionIcon size={24} variant="subtle" aria-label={label} title={label} onClick={onDelete}>
            <IconTrash size={14} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p className={classes.body}>{comment.text}</p>
    </li>
  );
}

/** What the editorial staff of a post say about it, newest last. */
export function CommentThread({ review }: { review: Review }) {
  const { text } = useText();
  const notify = useNotify();
  const own = useOwnComment(review.id);
  const remove = useCommand(removePostComment);
  const found = usePages(listPostComments, { id: review.id }, { refetchInterval: lookAgainMs });
  const comments = itemsOf<Comment>(found.data).toReversed();
  const onDelete = async (comment: Comment) => {
    try {
      await remove.mutateAsync({ id: review.id, key: comment.key });
    } catch (error) {
      notify({ tone: "bad", ...failureText(error, text) });
      return;
    }
    const restored = own.restore({ text: comment.text, voice: comment.voice });
    notify({ tone: "ok", text: text(`editorial.comments.${restored ? "deleted" : "deletedOnly"}`) });
  };
  return (
    <section className={classes.thread} aria-labelledby="comments-title">
      <h3 id="comments-title" className={classes.title}>
        {text("editorial.comments.title")}
      </h3>
      <p className={classes.quiet}>{text("editorial.comments.hint")}</p>
      {found.isPending && <SkeletonRows label={text("editorial.comments.loading")} rows={2} />}
      {found.isError && found.data === undefined && (
        <LoadFailed
          compact
          title={text("editorial.comments.failed")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {found.data !== undefined && comments.length === 0 && (
        <p className={classes.quiet}>{text("editorial.comments.empty")}</p>
      )}
      {found.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text("editorial.comments.earlier")}
        </Button>
      )}
      {comments.length > 0 && (
        <ol className={classes.comments}>
          {comments.map((comment) => (
            <Item key={comment.key} comment={comment} onDelete={() => void onDelete(comment)} />
          ))}
        </ol>
      )}
      <CommentForm review={review} comment={own} />
    </section>
  );
}
