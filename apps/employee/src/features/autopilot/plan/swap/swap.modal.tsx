import { Button } from "@mantine/core";
import {
  listPlacePosts,
  listSwapPosts,
  planPlace,
  swapPost,
} from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { SmallDialog } from "../../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../../shared/text/text.ts";
import { useFollowPlanning } from "../../choices/use-choice.ts";
import type { PlanItem } from "../plan-model.ts";
import { usePublishedText } from "../published-text.ts";
import classes from "./swap.module.css";

/** The posts for a planned share, or for a likely one, which the choice fixes. */
function useSwap({ share, date, slot }: PlanItem, onSwapped: () => void) {
  const shareId = share?.id ?? 0;
  const planned = useEndpoint(listSwapPosts, { shareId }, { gcTime: 0, enabled: share !== null });
  const likely = useEndpoint(listPlacePosts, { date, slot }, { gcTime: 0, enabled: share === null });
  const posts = share === null ? likely : planned;
  const followPlanning = useFollowPlanning();
  const options = {
    onSuccess: () => {
      notify("ok", t(share === null ? "autopilot.plan.swappedFixed" : "autopilot.plan.swapped"));
      followPlanning();
      onSwapped();
    },
    onError: () => void posts.refetch(),
  };
  const swap = useCommand(swapPost, options);
  const fix = useCommand(planPlace, options);
  const { error, isPending, variables } = share === null ? fix : swap;
  return {
    posts,
    error,
    pending: isPending ? (variables?.postId ?? null) : null,
    choose: (postId: number) =>
      share === null ? fix.mutate({ date, slot, postId }) : swap.mutate({ shareId, postId }),
  };
}

function Posts({ item, onSwapped }: { item: PlanItem; onSwapped: () => void }) {
  const { posts, error, pending, choose } = useSwap(item, onSwapped);
  const publishedText = usePublishedText();
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
      {error && <NoticeStrip tone="bad">{failureText(error).text}</NoticeStrip>}
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
              loading={pending === postId}
              disabled={pending !== null}
              aria-label={`${t("autopilot.plan.swapPick")}: ${title}`}
              onClick={() => choose(postId)}
            >
              {t("autopilot.plan.swapPick")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Other posts for the slot of a share. */
export default function SwapModal({ item, onClose }: { item: PlanItem; onClose: () => void }) {
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
      <Posts item={item} onSwapped={onClose} />
    </SmallDialog>
  );
}
