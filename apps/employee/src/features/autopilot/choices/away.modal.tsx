import { Button, TextInput } from "@mantine/core";
import { setOutOfOffice } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { checkOutOfOffice } from "@polyphon/rules/autopilot/choices/check-config.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { formatsOf } from "../../../shared/time/formats.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { SmallDialog } from "../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./away.module.css";
import { useFollowPlanning } from "./use-choice.ts";

/** Calendar dates have no time zone. */
const { days: span } = formatsOf("UTC");

const words = {
  apOutOfOfficeStartDate: "autopilot.fault.awayStart",
  apOutOfOfficeEndDate: "autopilot.fault.awayEnd",
} as const;

function textAt(faults: readonly Fault[], field: keyof typeof words): string | undefined {
  const found = faults.find((fault) => fault.field === field);
  return found && t(found.say === "required" ? words[field] : "autopilot.fault.awayOrder");
}

export interface AwayModalProps {
  today: string;
  from: string | null;
  to: string | null;
  onClose: () => void;
}

/** From which to which day the autopilot pauses. It resumes automatically. */
export default function AwayModal({ today, from, to, onClose }: AwayModalProps) {
  const isOver = to !== null && to < today;
  const [first, setFirst] = useState((isOver ? null : from) ?? today);
  const [last, setLast] = useState((isOver ? null : to) ?? "");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const followPlanning = useFollowPlanning();
  const command = useCommand(setOutOfOffice, {
    onSuccess: ({ apOutOfOfficeStartDate: start, apOutOfOfficeEndDate: end }) => {
      notify(
        "ok",
        start === null || end === null
          ? t("autopilot.away.ended")
          : t("autopilot.away.saved", { days: span(start, end) }),
      );
      followPlanning();
      onClose();
    },
  });
  const orNull = (date: string) => (date === "" ? null : date);
  const save = () => {
    const dates = { apOutOfOfficeStartDate: orNull(first), apOutOfOfficeEndDate: orNull(last) };
    const found =
      first === "" && last === ""
        ? checkOutOfOffice(null, today)
        : checkOutOfOffice(dates.apOutOfOfficeStartDate, dates.apOutOfOfficeEndDate);
    setFaults(found);
    if (found.length === 0) command.mutate(dates);
  };
  return (
    <SmallDialog
      title={t("autopilot.away.title")}
      text={t("autopilot.away.text")}
      onClose={onClose}
      actions={
        <>
          {from !== null && !isOver && (
            <Button
              variant="default"
              loading={command.isPending}
              onClick={() => command.mutate({ apOutOfOfficeStartDate: null, apOutOfOfficeEndDate: null })}
            >
              {t("autopilot.away.end")}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button loading={command.isPending} onClick={save}>
            {t("autopilot.away.save")}
          </Button>
        </>
      }
    >
      <div className={classes.dates}>
        <TextInput
          type="date"
          label={t("autopilot.away.from")}
          value={first}
          error={textAt(faults, "apOutOfOfficeStartDate")}
          onChange={({ currentTarget: { value } }) => setFirst(value)}
        />
        <TextInput
          type="date"
          label={t("autopilot.away.to")}
          value={last}
          min={today}
          error={textAt(faults, "apOutOfOfficeEndDate")}
          onChange={({ currentTarget: { value } }) => setLast(value)}
        />
      </div>
      {command.error && <NoticeStrip tone="bad">{failureText(command.error).text}</NoticeStrip>}
    </SmallDialog>
  );
}
