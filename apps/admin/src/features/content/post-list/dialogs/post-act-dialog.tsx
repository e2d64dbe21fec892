import type { ActOutcome } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { useParts } from "@polyphon/admin-kit/bulk/use-parts.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { duplicatePosts, removePosts } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { bulkApprovePosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { ChosenPost } from "../post-row.ts";

const words = {
  remove: { title: "removeMany", text: "removeText", yes: "yesRemove" },
  duplicate: { title: "duplicateMany", text: "duplicateText", yes: "yesDuplicate" },
  approve: { title: "approveMany", text: "approveText", yes: "yesApprove" },
} as const;

export interface PostActDialogProps {
  what: keyof typeof words;
  rows: readonly ChosenPost[];
  onClose: () => void;
  /** With the posts that this has published: they can be taken back for a while. */
  onOutcome: (outcome: ActOutcome, published: readonly number[]) => Promise<void>;
}

/** Confirms an action on one or several posts. */
export function PostActDialog({ what, rows, onClose, onOutcome }: PostActDialogProps) {
  const { text } = useText();
  const acts = {
    remove: useCommand(removePosts),
    duplicate: useCommand(duplicatePosts),
    approve: useCommand(bulkApprovePosts),
  };
  const act = acts[what];
  const parts = useParts(rows);
  const [only] = rows;
  const [published, setPublished] = useState<readonly number[]>([]);
  const yes = async () => {
    const now = [...published];
    const outcome = await parts.run(async (ids) => {
      if (what !== "approve") return act.mutateAsync({ ids });
      const approved = await acts.approve.mutateAsync({ ids });
      now.push(...approved.published);
      return approved;
    });
    if (outcome) await onOutcome(outcome, now);
    // A call of several failed: a second press goes on, and the notice at its end is about all of them.
    else setPublished(now);
  };
  const one = what === "remove" && rows.length === 1 && only;
  return (
    <ConfirmDialog
      opened
      title={
        one
          ? text("content.act.removeOne", { name: only.title })
          : text(`content.act.${words[what].title}`, { count: rows.length })
      }
      yesLabel={text(`content.act.${words[what].yes}`)}
      cancelLabel={text("content.act.cancel")}
      danger={what === "remove"}
      busy={act.isPending}
      onYes={() => void yes()}
      onCancel={onClose}
    >
      <p>{text(`content.act.${words[what].text}`)}</p>
      {parts.progress}
      {act.error !== null && <NoticeStrip tone="bad">{failureText(act.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
