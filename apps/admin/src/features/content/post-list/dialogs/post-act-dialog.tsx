import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { duplicatePosts, removePosts } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { bulkApprovePosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { PostRow } from "../post-row.ts";
import type { Outcome } from "./asked-of-posts.ts";

const words = {
  remove: { title: "removeMany", text: "removeText", yes: "yesRemove" },
  duplicate: { title: "duplicateMany", text: "duplicateText", yes: "yesDuplicate" },
  approve: { title: "approveMany", text: "approveText", yes: "yesApprove" },
} as const;

export interface PostActDialogProps {
  what: keyof typeof words;
  rows: readonly PostRow[];
  onClose: () => void;
  onOutcome: (outcome: Outcome) => Promise<void>;
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
  const [only] = rows;
  const yes = async () => {
    const outcome = await act.mutateAsync({ ids: rows.map(({ id }) => id) }).catch(() => null);
    if (outcome) await onOutcome(outcome);
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
      {act.error !== null && <NoticeStrip tone="bad">{failureText(act.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
