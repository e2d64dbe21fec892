import { TextInput } from "@mantine/core";
import { rescheduleShares } from "@polyphon/contract/sharing/schedule.contract.ts";
import { addDays, daysBetween, isDate } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type FormEvent, useState } from "react";
import { FormDialog } from "../../../../shared/dialog/form-dialog.tsx";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { t } from "../../../../shared/text/text.ts";
import { checkSchedule, fieldsOf } from "../../schedule/check-schedule.ts";
import { shortDay } from "../../schedule/day/day-words.ts";
import type { ChangeSeveralProps } from "./cancel-several.modal.tsx";
import classes from "./several.module.css";
import { StayedDialog } from "./stayed-dialog.tsx";
import { useOutcomeOfSeveral } from "./use-outcome-of-several.ts";

const words = {
  done: (count: number) => t("sharing.several.moved", { count }),
  undone: (count: number) => t("sharing.several.movedBack", { count }),
};

const steps = [1, 7] as const;

/** The first share gets another day; the others keep their distance from it, and all keep their times. */
export default function MoveSeveralModal({ shares, onKeep, onClose }: ChangeSeveralProps) {
  const { companyTimeZone: zone } = useMe().company;
  const now = new Date(useNow());
  const call = useApi();
  const places = shares.map(({ id, dueAt }) => ({ shareId: id, ...fieldsOf(dueAt, zone) }));
  const first = places.reduce(
    (date, place) => (place.date < date ? place.date : date),
    places[0]?.date ?? "",
  );
  const [date, setDate] = useState(() => addDays(first, 7));
  const [isShown, setShown] = useState(false);
  const days = isDate(date) ? daysBetween(first, date) : 0;
  const moved = places.map((place) => ({ ...place, date: addDays(place.date, days) }));
  const isPast = moved.some((place) => checkSchedule(place, now, zone) !== null);
  const fault =
    days === 0 ? t("sharing.several.sameDay") : isPast ? t("sharing.message.past", { zone }) : null;

  const outcome = useOutcomeOfSeveral({ shares, words, onKeep, onClose });
  const movesOf = (wanted: typeof places) =>
    wanted.map(({ shareId, date: scheduleDate, time: scheduleTime }) => ({
      shareId,
      scheduleDate,
      scheduleTime,
    }));
  const command = useCommand(rescheduleShares, {
    onSuccess: (answer) =>
      outcome.end(
        answer,
        shares.every(({ dueAt }) => new Date(dueAt) > now)
          ? (done) =>
              call(
                rescheduleShares,
                { moves: movesOf(places.filter(({ shareId }) => done.some(({ id }) => id === shareId))) },
                { idempotencyKey: crypto.randomUUID() },
              )
          : null,
      ),
  });
  const count = shares.length;
  if (outcome.stayed !== null)
    return <StayedDialog stayed={outcome.stayed} count={count} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (fault === null) command.mutate({ moves: movesOf(moved) });
  };
  return (
    <FormDialog
      title={t("sharing.several.moveTitle", { count })}
      text={t("sharing.several.moveText")}
      submit={t("sharing.several.moveYes", { count })}
      busy={command.isPending}
      failure={command.error ? failureText(command.error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.days}>
        {steps.map((step) => (
          <ChoiceChip key={step} pressed={days === step} onPress={() => setDate(addDays(first, step))}>
            {t(step === 1 ? "sharing.several.dayLater" : "sharing.several.weekLater")}
          </ChoiceChip>
        ))}
      </div>
      <TextInput
        type="date"
        label={t("sharing.several.first", { day: shortDay(first), count })}
        min={localDateOf(now, zone)}
        value={date}
        error={isShown ? fault : undefined}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
