import { Button, Textarea } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { updateCompanyShareText } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import type { FormEvent } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../calendar/calendar.module.css";
import type { CompanyShare } from "../calendar/company-entries.tsx";

const storedOf = ({ version, text }: CompanyShare) => ({ version, values: { text } });

/** Edits the text of a scheduled share; the second to save sees what changed. */
export function TextForm({ share, onEnd }: { share: CompanyShare; onEnd: () => void }) {
  const { text } = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordForm(storedOf(share));
  const { text: words } = record.values;
  const command = useCommand(updateCompanyShareText, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("sharing.share.saved") });
      onEnd();
    },
  });
  const meanwhile = problemOf(command.error)?.error === "edited_meanwhile";
  const showNewer = () => {
    record.reset();
    command.reset();
    void refresh("share");
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    command.mutate({ shareId: share.id, version: record.version ?? share.version, shareText: words ?? "" });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <Textarea
        label={text("sharing.share.text")}
        rows={10}
        value={words ?? ""}
        data-autofocus
        onChange={(event) => record.change({ text: event.currentTarget.value })}
      />
      {meanwhile ? (
        <NoticeStrip tone="warn">
          {text("sharing.share.meanwhile")}{" "}
          <Button variant="subtle" size="compact-sm" onClick={showNewer}>
            {text("sharing.share.reload")}
          </Button>
        </NoticeStrip>
      ) : (
        command.error && <NoticeStrip tone="bad">{failureText(command.error, text).text}</NoticeStrip>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onEnd}>
          {text("sharing.share.back")}
        </Button>
        <Button type="submit" loading={command.isPending} disabled={!record.dirty}>
          {text("sharing.share.save")}
        </Button>
      </div>
    </form>
  );
}
