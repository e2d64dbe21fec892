import { Textarea } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { skipProcessingItem } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../linkedin/linkedin.module.css";
import { type ProcessingItem, useDecided } from "./use-processing.ts";

export function SkipDialog({ item, onClose }: { item: ProcessingItem; onClose: () => void }) {
  const { text } = useText();
  const decided = useDecided();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const skip = useCommand(skipProcessingItem, {
    onSuccess: () => decided(text("content.processing.skippedIt")),
  });
  const missing = reason.trim() === "";
  return (
    <ConfirmDialog
      opened
      title={text("content.processing.skipTitle", { name: item.title })}
      yesLabel={text("content.processing.skip")}
      cancelLabel={text("content.processing.cancel")}
      busy={skip.isPending}
      onYes={() => {
        setTried(true);
        if (!missing) skip.mutate({ id: item.id, reason });
      }}
      onCancel={onClose}
    >
      <div className={classes.stack}>
        <span>{text("content.processing.skipText")}</span>
        {skip.error && <NoticeStrip tone="bad">{failureText(skip.error, text).text}</NoticeStrip>}
        <Textarea
          label={text("content.processing.reason")}
          description={text("content.processing.reasonHelp")}
          withAsterisk
          autosize
          minRows={3}
          maxLength={limits.processingQueue.reasonMax}
          value={reason}
          error={tried && missing ? text("content.processing.reasonNeeded") : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
