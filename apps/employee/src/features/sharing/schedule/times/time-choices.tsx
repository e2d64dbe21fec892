import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { t } from "../../../../shared/text/text.ts";
import type { ScheduleFields } from "../check-schedule.ts";
import { shortDay } from "../day/day-words.ts";
import classes from "./time-choices.module.css";
import type { SuggestedTimes } from "./use-suggested-times.ts";

export interface TimeChoicesProps {
  suggested: SuggestedTimes;
  fields: ScheduleFields;
  onChange: (fields: ScheduleFields) => void;
}

/** Good times, each with its reason; one press fills date and time. */
export function TimeChoices({ suggested: { times, isLoading }, fields, onChange }: TimeChoicesProps) {
  if (isLoading) return <SkeletonRows label={t("sharing.times.loading")} rows={1} />;
  if (times === undefined) return null;
  if (times.length === 0) return <p className={classes.none}>{t("sharing.times.none")}</p>;
  return (
    <fieldset className={classes.times}>
      <legend className={classes.title}>{t("sharing.times.title")}</legend>
      <div className={classes.choices}>
        {times.map(({ at, date, time, reason }) => (
          <ChoiceChip
            key={at}
            pressed={fields.date === date && fields.time === time}
            onPress={() => onChange({ date, time })}
          >
            <span className={classes.choice}>
              {t("sharing.times.when", { day: shortDay(date), time })}{" "}
              <span className={classes.why}>· {t(`sharing.times.reason.${reason}`)}</span>
            </span>
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
