import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { useDecide } from "./use-linkedin-post.ts";

export interface Decision {
  readonly what: "approve" | "remove";
  readonly id: number;
  readonly title: string;
}

export interface DecideDialogProps {
  decision: Decision;
  onClose: () => void;
}

/** Asks before a post is approved for employees or deleted. */
export function DecideDialog({ decision, onClose }: DecideDialogProps) {
  const { text } = useText();
  const { what, id, title } = decision;
  const command = useDecide(onClose)[what];
  return (
    <ConfirmDialog
      opened
      title={text(`content.linkedin.${what}Title`, { name: title })}
      yesLabel={text(`content.linkedin.${what}`)}
      cancelLabel={text("content.linkedin.cancel")}
      danger={what === "remove"}
      busy={command.isPending}
      onYes={() => command.mutate({ id })}
      onCancel={onClose}
    >
      <p>{text(`content.linkedin.${what}Text`)}</p>
      {command.error && <NoticeStrip tone="bad">{failureText(command.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
