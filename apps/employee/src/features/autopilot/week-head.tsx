import { VisuallyHidden } from "@mantine/core";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { t } from "../../shared/text/text.ts";

const weekDays = [...workDays, "SATURDAY", "SUNDAY"] as const;

export const dayName = (date: string): string =>
  t(`autopilot.weekday.${weekDays[weekdayOf(date)] ?? "MONDAY"}`);

/** The header of a table with a row for each week, which shows the working days or a few more. */
export function WeekHead({
  names,
  days = workDays.length,
}: {
  names: "weekday" | "weekdayShort";
  days?: number;
}) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t("autopilot.plan.weekColumn")}</VisuallyHidden>
        </th>
        {weekDays.slice(0, days).map((day) => (
          <th key={day} scope="col">
            {t(`autopilot.${names}.${day}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
