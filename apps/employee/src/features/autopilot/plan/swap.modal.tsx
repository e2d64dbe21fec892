import { Button } from "@mantine/core";
import { listSwapPosts, swapPost } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { SmallDialog } from "../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../shared/text/text.ts";
import { useFollowPlanning } from "../choices/use-choice.ts";
import { usePublishedText } from "./published-text.ts";
import classes from "./swap.module.css";

function Posts({ shareId, onSwapped }: { shareId: number; onSwapped: () => void }) {
  const posts = useEndpoint(listSwapPosts, { shareId }, { gcTime: 0 });
  const followPlanning = useFollowPlanning();
  const publishedText = usePublishedText();
  const swap = useCommand(swapPost, {
    onSuccess: () => {
      notify("ok", t("autopilot.plan.swapped"));
      followPlanning();
      onSwapped();
    },
    onError: () => void posts.refetch(),
  });
  if (posts.isPending) return <SkeletonRows label={t("autopilot.plan.swapLoading")} rows={3} />;
  if (posts.isError)
    return (
      <FailureCard
        compact
        title={t("autopilot.plan.swapError")}
        error={posts.error}
        onRetry={() => void posts.refetch()}
      />
    );
  if (posts.data.items.length === 0)
    return <NoticeStrip tone="info">{t("autopilot.plan.swapNone")}</NoticeStrip>;
  return (
    <>
      {swap.error && <NoticeStrip tone="bad">{failureText(swap.error).text}</NoticeStrip>}
      <ul className={classes.list}>
        {posts.data.items.map(({ postId, title, text, category, publishedOn }) => (
          <li key={postId}>
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.text}>{text}</p>
              <span className={classes.topic}>
                {[category, publishedText({ publishedOn })].filter((one) => one !== null).join(" · ")}
              </span>
            </div>
            <Button
              variant="default"
              loading={swap.isPending && swap.variables.postId === postId}
              disabled={swap.isPending}
              aria-label={`${t("autopilot.plan.swapPick")}: ${title}`}
              onClick={() => swap.mutate({ shareId, postId })}
            >
              {t("autopilot.plan.swapPick")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Other posts for the slot of a planned share. */
export default function SwapModal({ shareId, onClose }: { shareId: number; onClose: () => void }) {
  return (
    <SmallDialog
      title={t("autopilot.plan.swapTitle")}
      text={t("autopilot.plan.swapText")}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
      }
    >
      <Posts shareId={shareId} onSwapped={onClose} />
    </SmallDialog>
  );
}
