import "../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { readConnectionOwner } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { connectionTemplate } from "@polyphon/rules/mentions/connection-file.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconDownload } from "@tabler/icons-react";
import { useRecordId } from "../../shared/address/record-address.ts";
import { useGo } from "../../shared/address/app-link.tsx";
import { useNotify } from "../../shared/notices/notices.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";
import { ConnectionTable } from "./connection-table.tsx";
import classes from "./mentions.module.css";
import { faultsOf, isWrong, useConnectionFile } from "./use-connection-file.ts";

type Owner = OutputOf<typeof readConnectionOwner>;

const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(connectionTemplate)}`;

function Template() {
  const { text } = useText();
  return (
    <Button
      component="a"
      variant="default"
      href={templateHref}
      download="connections-template.csv"
      leftSection={<IconDownload size={15} aria-hidden />}
    >
      {text("mentions.file.template")}
    </Button>
  );
}

function Rows({ file }: { file: ReturnType<typeof useConnectionFile> }) {
  const { text } = useText();
  const rows = file.rows ?? [];
  const faults = faultsOf(rows);
  const wrong = rows.filter((row, at) => isWrong(row, faults[at])).length;
  const all = rows.length + file.done;
  return (
    <>
      <NoticeStrip tone={wrong > 0 ? "warn" : "ok"} spoken="politely">
        {wrong > 0
          ? text("mentions.file.wrong", { count: wrong })
          : text("mentions.file.right", { count: rows.length })}
      </NoticeStrip>
      {file.fault !== undefined && <NoticeStrip tone="bad">{file.fault}</NoticeStrip>}
      <ConnectionTable
        rows={rows}
        faults={faults}
        disabled={file.busy}
        onCell={file.setCell}
        onTakeOut={file.takeOut}
      />
      <div className={classes.end}>
        <output className={classes.quiet}>
          {file.done > 0 && text("mentions.file.uploading", { done: file.done, all })}
        </output>
        <Button variant="default" disabled={file.busy} onClick={file.restart}>
          {text("mentions.file.another")}
        </Button>
        <Button
          disabled={wrong > 0 || rows.length === 0}
          loading={file.busy}
          onClick={() => void file.upload()}
        >
          {text("mentions.file.upload")}
        </Button>
      </div>
    </>
  );
}

function Upload({ owner }: { owner: Owner }) {
  const { text } = useText();
  const go = useGo();
  const notify = useNotify();
  const file = useConnectionFile(owner.id, (count) => {
    notify({ tone: "ok", text: text("mentions.file.uploaded", { count }) });
    go(screenHref("/admin/manage-mention-master", {}, { status: "PENDING_APPROVAL" }));
  });
  return (
    <div className={classes.page}>
      <PageHead
        title={text("mentions.file.title")}
        sub={text("mentions.file.text", { name: owner.name, company: owner.company.name })}
        actions={<Template />}
      />
      <Card>
        <div className={classes.fields}>
          {file.rows === null ? (
            <FileDrop
              label={text("mentions.file.label")}
              dropText={text("mentions.file.drop")}
              buttonLabel={text("mentions.file.choose")}
              hint={text("mentions.file.hint", { max: limits.mention.fileRows })}
              accept=".csv,text/csv"
              error={file.fault}
              onFiles={([chosen]) => {
                if (chosen) void file.read(chosen);
              }}
            />
          ) : (
            <Rows file={file} />
          )}
        </div>
      </Card>
    </div>
  );
}

export default function AddMentionConnectionScreen() {
  const owner = useEndpoint(readConnectionOwner, { userId: useRecordId() }, { refetchOnWindowFocus: false });
  if (owner.data !== undefined) return <Upload key={owner.data.id} owner={owner.data} />;
  return <RecordState found={owner} />;
}
