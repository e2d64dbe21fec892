import { Button, Textarea } from "@mantine/core";
import { reportPost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { SmallDialog } from "../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../shared/text/text.ts";
import { changeKnownPost } from "./known-posts.ts";
import type { FrontPost } from "../feed/use-feed.ts";

export default function ReportPostModal({ post, onClose }: { post: FrontPost; onClose: () => void }) {
  const client = useQueryClient();
  const report = useCommand(reportPost);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const send = () => {
    if (reason.trim() === "") {
      setMissing(true);
      return;
    }
    report.mutate(
      { id: post.id, reason },
      {
        onSuccess: () => {
          changeKnownPost(client, post.id, (known) => ({ ...known, reported: true }));
          notify("ok", t("content.report.done"));
          onClose();
        },
      },
    );
  };
  const problem = missing ? t("content.report.reasonNeeded") : report.error && failureText(report.error).text;
  return (
    <SmallDialog
      title={t("content.report.title")}
      text={t("content.report.text", { title: post.title })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("content.report.cancel")}
          </Button>
          <Button loading={report.isPending} onClick={send}>
            {t("content.report.send")}
          </Button>
        </>
      }
    >
      <Textarea
        label={t("content.report.reason")}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.report.reasonMax}
        value={reason}
        error={problem}
        data-autofocus
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </SmallDialog>
  );
}
