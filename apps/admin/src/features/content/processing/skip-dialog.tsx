import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { skipProcessingItem } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { RequiredTextField, useRequiredText } from "../../../shared/form/required-text.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../linkedin/linkedin.module.css";
import { type ProcessingItem, useDecided } from "./use-processing.ts";

export function SkipDialog({ item, onClose }: { item: ProcessingItem; onClose: () => void }) {
  const { text } = useText();
  const decided = useDecided();
  const reason = useRequiredText();
  const skip = useCommand(skipProcessingItem, {
    onSuccess: () => decided(text("content.processing.skippedIt")),
  });
  return (
    <ConfirmDialog
      opened
      title={text("content.processing.skipTitle", { name: item.title })}
      yesLabel={text("content.processing.skip")}
      cancelLabel={text("content.processing.cancel")}
      busy={skip.isPending}
      onYes={() => {
        const given = reason.take();
        if (given !== null) skip.mutate({ id: item.id, reason: given });
      }}
      onCancel={onClose}
    >
      <div className={classes.stack}>
        <span>{text("content.processing.skipText")}</span>
        {skip.error && <NoticeStrip tone="bad">{failureText(skip.error, text).text}</NoticeStrip>}
        <RequiredTextField
          of={reason}
          label={text("content.processing.reason")}
          help={text("content.processing.reasonHelp")}
          missing={text("content.processing.reasonNeeded")}
          maxLength={limits.processingQueue.reasonMax}
        />
      </div>
    </ConfirmDialog>
  );
}
