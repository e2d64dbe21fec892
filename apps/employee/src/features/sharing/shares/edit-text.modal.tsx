import { Button, Textarea } from "@mantine/core";
import { updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { countCopy } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { formatNumber } from "../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import frame from "../schedule/reschedule.module.css";
import type { Share } from "../share-model.ts";

const nothingAttached = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };

/** The faults of the text before the server is asked, which decides. */
function faultOf(share: Share, text: string): string | null {
  const network = nameOf(share.network);
  const count = countCopy(share.network, text, nothingAttached);
  if (text.trim() === "") return t("sharing.message.empty");
  if (count.tooLong) return t("sharing.message.tooLong", { network, over: formatNumber(-count.remaining) });
  if (count.tooShort) return t("sharing.message.tooShort", { network, min: limits.copy.min[share.network] });
  return null;
}

const storedOf = ({ version, text }: Share) => ({ version, values: { text } });

export default function EditTextModal({ share, onClose }: { share: Share; onClose: () => void }) {
  useReturnFocus();
  const refresh = useRefresh();
  const record = useRecordForm(storedOf(share));
  const { text } = record.values;
  const [fault, setFault] = useState<string | null>(null);
  const command = useCommand(updateShareText, {
    onSuccess: () => {
      notify("ok", t("sharing.calendar.edit.saved"));
      onClose();
    },
  });
  const meanwhile = problemOf(command.error)?.error === "edited_meanwhile";
  const { remaining } = countCopy(share.network, text, nothingAttached);
  const showNewer = () => {
    record.reset();
    command.reset();
    void refresh("share");
  };
  const save = () => {
    const found = faultOf(share, text);
    setFault(found);
    if (found === null)
      command.mutate({ shareId: share.id, version: record.version ?? share.version, shareText: text });
  };
  return (
    <DialogFrame
      title={t("sharing.calendar.edit.title")}
      sub={share.postTitle}
      thumbnail={share.thumbnailUrl}
      wide={false}
      onClose={onClose}
    >
      <div className={frame.body}>
        <Textarea
          label={t("sharing.calendar.edit.label", { network: nameOf(share.network) })}
          rows={9}
          value={text}
          error={fault}
          description={
            remaining < 0
              ? t("sharing.calendar.edit.over", { number: formatNumber(-remaining) })
              : t("sharing.calendar.edit.left", { number: formatNumber(remaining) })
          }
          inputWrapperOrder={["label", "input", "error", "description"]}
          onChange={(event) => {
            setFault(null);
            record.change({ text: event.currentTarget.value });
          }}
        />
        {meanwhile ? (
          <NoticeStrip tone="warn">
            {t("sharing.calendar.edit.meanwhile")}{" "}
            <Button variant="subtle" size="compact-sm" onClick={showNewer}>
              {t("sharing.calendar.edit.reload")}
            </Button>
          </NoticeStrip>
        ) : (
          command.error && <NoticeStrip tone="bad">{failureText(command.error).text}</NoticeStrip>
        )}
      </div>
      <div className={frame.foot}>
        <Button variant="default" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
        <Button loading={command.isPending} disabled={!record.dirty} onClick={save}>
          {t("sharing.calendar.edit.save")}
        </Button>
      </div>
    </DialogFrame>
  );
}
