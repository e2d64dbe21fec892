import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useState } from "react";
import { RequiredTextField, useRequiredText } from "../../../shared/form/required-text.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { type CategoryChoice, CategoryField } from "../post-form/sections/category-field.tsx";
import { type AskedOwnPost, useApprovalCommands } from "./use-own-post.ts";

export type ApprovalAction = "approve" | "reject" | "offer";

export interface ApprovalDialogProps {
  action: ApprovalAction;
  post: AskedOwnPost;
  onClose: () => void;
}

/** Asks for confirmation; a rejection needs a reason, an offer a category. */
export function ApprovalDialog({ action, post, onClose }: ApprovalDialogProps) {
  const { text } = useText();
  const commands = useApprovalCommands(onClose);
  const reason = useRequiredText();
  const [category, setCategory] = useState<CategoryChoice | null>(null);
  const [asked, setAsked] = useState(false);
  const { id, version, title: name, author } = post;
  const command = commands[action];
  const yes = () => {
    setAsked(true);
    if (action === "approve") commands.approve.mutate({ id, version, status: "APPROVED" });
    if (action === "reject") {
      const given = reason.take();
      if (given !== null) commands.reject.mutate({ id, version, status: "REJECTED", reason: given });
    }
    if (action === "offer" && category !== null) commands.offer.mutate({ id, categoryId: category.id });
  };
  return (
    <ConfirmDialog
      opened
      title={text(`content.ownPosts.${action}Title`, { name })}
      yesLabel={text(action === "offer" ? "content.ownPosts.offerYes" : `content.ownPosts.${action}`)}
      cancelLabel={text("content.ownPosts.cancel")}
      danger={action === "reject"}
      busy={command.isPending}
      onYes={yes}
      onCancel={onClose}
    >
      <p>{text(`content.ownPosts.${action}Text`, { author })}</p>
      {action === "reject" && (
        <RequiredTextField
          of={reason}
          label={text("content.ownPosts.why")}
          help={text("content.ownPosts.whyHelp")}
          missing={text("content.ownPosts.whyNeeded")}
          maxLength={limits.ownPost.reasonMax}
        />
      )}
      {action === "offer" && (
        <CategoryField
          value={category && String(category.id)}
          chosen={category ?? undefined}
          error={asked && category === null ? text("content.ownPosts.categoryNeeded") : undefined}
          onChange={setCategory}
        />
      )}
      {command.error && <NoticeStrip tone="bad">{failureText(command.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
