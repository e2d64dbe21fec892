import { Button, TextInput } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { rescheduleCompanyShare } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState, type FormEvent } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../calendar/calendar.module.css";
import type { CompanyClock, CompanyShare } from "../calendar/company-entries.tsx";

export interface RescheduleFormProps {
  share: CompanyShare;
  clock: CompanyClock;
  onEnd: () => void;
}

/** A new date and time by the company's clock. */
export function RescheduleForm({ share, clock, onEnd }: RescheduleFormProps) {
  const { text } = useText();
  const notify = useNotify();
  const [date, setDate] = useState(() => localDateOf(new Date(share.dueAt), clock.zone));
  const [time, setTime] = useState(() => clock.time(share.dueAt));
  const [missing, setMissing] = useState(false);
  const command = useCommand(rescheduleCompanyShare, {
    onSuccess: ({ dueAt }) => {
      notify({ tone: "ok", text: text("sharing.share.rescheduled", { when: clock.moment(dueAt) }) });
      onEnd();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(date === "" || time === "");
    if (date !== "" && time !== "")
      command.mutate({ shareId: share.id, scheduleDate: date, scheduleTime: time });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={text("sharing.share.date")}
          value={date}
          data-autofocus
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <TextInput
          type="time"
          label={text("sharing.share.time")}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      </div>
      <p>{text("sharing.share.zone", { zone: clock.zone })}</p>
      {missing && <NoticeStrip tone="bad">{text("sharing.share.timeMissing")}</NoticeStrip>}
      {command.error && <NoticeStrip tone="bad">{failureText(command.error, text).text}</NoticeStrip>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onEnd}>
          {text("sharing.share.back")}
        </Button>
        <Button type="submit" loading={command.isPending}>
          {text("sharing.share.save")}
        </Button>
      </div>
    </form>
  );
}
