import { Button } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "./bulk-upload.module.css";
import { type BulkUpload, isBusy, leftText } from "./upload-model.ts";
import { UploadSteps } from "./upload-steps.tsx";
import type { UseUpload } from "./use-upload.ts";

function sentence(upload: BulkUpload, texts: Texts): string | null {
  const { text, language } = texts;
  const { run, state } = upload;
  if (state === "PAUSED") return text("upload.paused");
  if (!run) return isBusy(upload) ? text("upload.waiting") : null;
  const done = run.done.toLocaleString(language);
  if (run.secondsLeft === null) return text("upload.runningUnknown", { done });
  const rate = Math.round(run.perSecond).toLocaleString(language);
  return text("upload.running", { done, rate, left: leftText(texts, run.secondsLeft) });
}

function shareOf({ state, run, rows, counts }: BulkUpload): number | undefined {
  if (run) return run.all === 0 ? 1 : run.done / run.all;
  if (state === "CHECKING") return rows === 0 ? 0 : (rows - counts.unchecked) / rows;
  return undefined;
}

/** Steps with counts, rate and time left; what runs can be paused, what is open can be cancelled. */
export function UploadProgress({ upload, actions }: { upload: BulkUpload; actions: UseUpload }) {
  const texts = useText();
  const { text } = texts;
  const [asking, setAsking] = useState(false);
  const [summary, share] = [sentence(upload, texts), shareOf(upload)];
  const { can, state, skipExisting } = upload;
  return (
    <Card>
      <UploadSteps upload={upload} />
      {isBusy(upload) && (
        <progress className={classes.progress} aria-label={text("upload.progress")} max={1} value={share} />
      )}
      {(summary !== null || can.cancel) && (
        <div className={classes.underSteps}>
          <output className={classes.summary}>
            {summary !== null && <FormattedText>{summary}</FormattedText>}
          </output>
          {can.pause && (
            <Button
              variant="default"
              disabled={actions.busy}
              leftSection={<IconPlayerPause size={15} aria-hidden />}
              onClick={actions.pause}
            >
              {text("upload.pause")}
            </Button>
          )}
          {state === "PAUSED" && can.start && (
            <Button
              disabled={actions.busy}
              leftSection={<IconPlayerPlay size={15} aria-hidden />}
              onClick={() => actions.start(skipExisting)}
            >
              {text("upload.continue")}
            </Button>
          )}
          {can.cancel && (
            <Button variant="subtle" disabled={actions.busy} onClick={() => setAsking(true)}>
              {text("upload.cancel")}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        title={text("upload.cancelTitle")}
        yesLabel={text("upload.cancelYes")}
        cancelLabel={text("upload.cancelNo")}
        danger
        onYes={() => {
          setAsking(false);
          actions.cancel();
        }}
        onCancel={() => setAsking(false)}
      >
        {text("upload.cancelText")}
      </ConfirmDialog>
    </Card>
  );
}
