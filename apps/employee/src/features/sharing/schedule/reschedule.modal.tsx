import { Button } from "@mantine/core";
import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { checkSchedule, fieldsOf, type ScheduleFault } from "./check-schedule.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import classes from "./reschedule.module.css";
import { useNotifyMoved } from "./use-notify-moved.ts";
import { ScheduleFieldset } from "./schedule-fieldset.tsx";
import type { Share } from "../share-model.ts";
import { useSuggestedTimes } from "./times/use-suggested-times.ts";

export interface RescheduleModalProps {
  share: Share;
  /** The preselected day; by default the share's own. */
  date?: string | undefined;
  onClose: () => void;
}

export default function RescheduleModal({ share, date, onClose }: RescheduleModalProps) {
  useReturnFocus();
  const { companyTimeZone: timeZone } = useMe().company;
  const notifyMoved = useNotifyMoved();
  const [fields, setFields] = useState(() => {
    const own = fieldsOf(share.dueAt, timeZone);
    return date === undefined ? own : { date, time: "" };
  });
  const { postId, network } = share;
  const suggested = useSuggestedTimes({ postId, networks: [network], day: date ?? null }, true);
  const [fault, setFault] = useState<ScheduleFault | null>(null);
  const command = useCommand(reschedulePost, {
    onSuccess: ({ dueAt }) => {
      notifyMoved(share, dueAt);
      onClose();
    },
  });
  const save = () => {
    const found = fields.time === "" ? "time" : checkSchedule(fields, new Date(), timeZone);
    setFault(found);
    if (found === null) {
      command.mutate({ shareId: share.id, scheduleDate: fields.date, scheduleTime: fields.time });
    }
  };
  return (
    <DialogFrame
      title={t("sharing.shares.rescheduleTitle")}
      sub={share.postTitle}
      thumbnail={share.thumbnailUrl}
      wide={false}
      onClose={onClose}
    >
      <div className={classes.body}>
        <ScheduleFieldset
          fields={fields}
          fault={fault}
          suggested={suggested}
          onChange={(changed) => {
            setFault(null);
            setFields(changed);
          }}
        />
        {command.error && <NoticeStrip tone="bad">{failureText(command.error).text}</NoticeStrip>}
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
        <Button loading={command.isPending} onClick={save}>
          {t("sharing.shares.rescheduleSubmit")}
        </Button>
      </div>
    </DialogFrame>
  );
}
