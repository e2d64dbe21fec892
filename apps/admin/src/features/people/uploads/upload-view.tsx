import { Button } from "@mantine/core";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "./bulk-upload.module.css";
import { FaultCard } from "./rows/fault-card.tsx";
import { TemplateButton } from "./sheet/template-button.tsx";
import { UploadBar } from "./upload-bar.tsx";
import type { BulkUpload } from "./upload-model.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useUpload } from "./use-upload.ts";

function subOf(upload: BulkUpload, { text, language }: Texts): string {
  const { fileName, rows, company, startedAt, startedBy, createdAt, createdBy } = upload;
  const summary = text("upload.sub", {
    file: fileName,
    rows: rows.toLocaleString(language),
    company: company.name,
  });
  const [at, name] = startedAt === null ? [createdAt, createdBy] : [startedAt, startedBy];
  const by = text(startedAt === null ? "upload.sentBy" : "upload.startedBy", {
    at: formatMoment(at, language),
    name: name ?? "–",
  });
  return `${summary} · ${by}`;
}

function Refused({ upload }: { upload: BulkUpload }) {
  const { text, language } = useText();
  const columns = upload.columns.map((field) => text(`uploadWords.columns.${field}`)).join(", ");
  const values = {
    columns,
    megabytes: limits.bulkUpload.bytes / 1024 / 1024,
    rows: limits.bulkUpload.rows.toLocaleString(language),
  };
  return (
    <NoticeStrip tone="bad">
      <b>{text("upload.refusedTitle")}</b>{" "}
      {text(`uploadWords.refusals.${upload.reason ?? "unreadable"}`, values)}
    </NoticeStrip>
  );
}

/** One upload, from the file to the last mail. */
export function UploadView({ id }: { id: number }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const actions = useUpload(id);
  const { upload, found } = actions;
  if (upload === undefined) return <RecordState found={found} />;
  const { counts, state } = upload;
  const judged = state !== "REFUSED" && state !== "READING" && state !== "WAITING";
  return (
    <>
      <div className={classes.page}>
        <PageHead
          title={text("upload.title")}
          sub={subOf(upload, texts)}
          actions={
            <>
              <TemplateButton />
              <Button variant="default" onClick={() => go(screenHref("/admin/bulk-add-front-user", {}))}>
                {text("upload.another")}
              </Button>
            </>
          }
        />
        {state === "REFUSED" ? (
          <Refused upload={upload} />
        ) : (
          <UploadProgress upload={upload} actions={actions} />
        )}
        {judged && counts.faulty + counts.exists > 0 && <FaultCard upload={upload} actions={actions} />}
      </div>
      {(upload.can.edit || state === "CHECKING") && <UploadBar upload={upload} actions={actions} />}
    </>
  );
}
