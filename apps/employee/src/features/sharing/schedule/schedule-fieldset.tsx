import { TextInput } from "@mantine/core";
import { defaultShareTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { HeatStrip } from "@polyphon/ui/input/choice/heat-strip.tsx";
import { useEffect, useId, useRef } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import type { ScheduleFault, ScheduleFields } from "./check-schedule.ts";
import { heatWeeks } from "./heat-weeks.ts";
import { dayWords } from "./day/day-words.ts";
import classes from "./schedule-fieldset.module.css";
import { TimeChoices } from "./times/time-choices.tsx";
import { useOverview } from "./use-overview.ts";
import type { SuggestedTimes } from "./times/use-suggested-times.ts";

export interface ScheduleFieldsetProps {
  fields: ScheduleFields;
  onChange: (fields: ScheduleFields) => void;
  fault: ScheduleFault | null;
  suggested: SuggestedTimes;
}

/** Good times, three weeks at a glance, then date and time, all by the company's clock. */
export function ScheduleFieldset({ fields, onChange, fault, suggested }: ScheduleFieldsetProps) {
  const { companyTimeZone: timeZone } = useMe().company;
  const { today, query } = useOverview();
  const zoneId = useId();
  const dateField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  // The button that opened these fields is gone, so the focus moves here, and again to a missing field.
  useEffect(() => {
    (fault === "time" ? timeField : dateField).current?.focus();
  }, [fault]);
  const past = fault === "past" ? t("sharing.message.past", { zone: timeZone }) : undefined;
  // A later day has a default time; today requires one.
  const chooseDay = (date: string) =>
    onChange({ date, time: fields.time === "" && date > today ? defaultShareTime : fields.time });
  const weeks = heatWeeks(today, query.data, dayWords);
  const chosen = weeks.flatMap(({ days }) => days).find(({ key }) => key === fields.date);
  return (
    <div className={classes.schedule}>
      <TimeChoices suggested={suggested} fields={fields} onChange={onChange} />
      {query.isPending && <SkeletonRows label={t("sharing.queue.loading")} rows={2} />}
      {/* Without a response there is no overview, and the date can still be chosen. */}
      {query.data && (
        <HeatStrip
          label={t("sharing.queue.title")}
          weeks={weeks}
          value={fields.date === "" ? null : fields.date}
          onChange={chooseDay}
          legend={{ from: t("sharing.queue.free"), to: t("sharing.queue.busy") }}
        />
      )}
      {query.data && chosen !== undefined && (
        <p className={classes.zone} aria-hidden>
          {chosen.spoken}
        </p>
      )}
      <div className={classes.fields}>
        <TextInput
          ref={dateField}
          type="date"
          label={t("sharing.queue.date")}
          min={today}
          required
          withAsterisk={false}
          value={fields.date}
          error={fault === "date" ? t("sharing.message.dateRequired") : past}
          aria-describedby={zoneId}
          onChange={(event) => chooseDay(event.currentTarget.value)}
        />
        <TextInput
          ref={timeField}
          type="time"
          step={60}
          label={t("sharing.queue.time")}
          required={fields.date === today}
          withAsterisk={false}
          value={fields.time}
          error={fault === "time" ? t("sharing.message.timeRequired") : undefined}
          aria-describedby={zoneId}
          onChange={(event) => onChange({ ...fields, time: event.currentTarget.value })}
        />
      </div>
      <p id={zoneId} className={classes.zone}>
        {t("sharing.queue.zone", { zone: timeZone })}
        {fields.time === "" &&
          fields.date > today &&
          ` ${t("sharing.queue.defaultTime", { time: defaultShareTime })}`}
      </p>
    </div>
  );
}
