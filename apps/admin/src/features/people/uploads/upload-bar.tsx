import { Button, Switch } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { useState } from "react";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { BulkUpload } from "./upload-model.ts";
import type { UseUpload } from "./use-upload.ts";

/** What a start would do, one sentence each. */
function consequences({ counts }: BulkUpload, skip: boolean, { text }: Texts): string {
  const { fine, exists, faulty } = counts;
  return [
    ...(fine > 0 ? [text("upload.startAdds", { count: fine })] : []),
    ...(exists > 0 ? [text(skip ? "upload.startSkips" : "upload.startUpdates", { count: exists })] : []),
    ...(faulty > 0 ? [text("upload.startLeaves", { count: faulty })] : []),
  ].join("\n");
}

/** The dry run in one line, and the start. */
export function UploadBar({ upload, actions }: { upload: BulkUpload; actions: UseUpload }) {
  const texts = useText();
  const { text, language } = texts;
  const [asking, setAsking] = useState(false);
  const [skip, setSkip] = useState(upload.skipExisting);
  const { counts, can, state, company } = upload;
  const detail = [
    ...(counts.exists > 0 ? [text("upload.bar.exists", { count: counts.exists })] : []),
    ...(counts.faulty > 0
      ? [text("upload.bar.faulty", { count: counts.faulty.toLocaleString(language) })]
      : []),
  ].join(" · ");
  const again = counts.added > 0;
  return (
    <>
      <SaveBar
        label={text("upload.bar.label")}
        tone={counts.fine > 0 ? "changed" : "idle"}
        status={
          counts.fine > 0 ? text("upload.bar.ready", { count: counts.fine }) : text("upload.bar.nothing")
        }
        detail={detail === "" ? undefined : detail}
        actions={
          <>
            <Switch
              labelPosition="left"
              label={text("upload.bar.skip")}
              checked={skip}
              onChange={(event) => setSkip(event.currentTarget.checked)}
            />
            <Button
              disabled={!can.start || actions.busy || state === "CHECKING"}
              onClick={() => setAsking(true)}
            >
              {text(again ? "upload.bar.startFixed" : "upload.bar.start")}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        opened={asking}
        title={text("upload.startTitle", { count: counts.fine, company: company.name })}
        yesLabel={text("upload.startYes")}
        cancelLabel={text("upload.cancelNo")}
        onYes={() => {
          setAsking(false);
          actions.start(skip);
        }}
        onCancel={() => setAsking(false)}
      >
        {consequences(upload, skip, texts)}
      </ConfirmDialog>
    </>
  );
}
