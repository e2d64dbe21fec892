import { VisuallyHidden } from "@mantine/core";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { t } from "../../shared/text/text.ts";

/** The header of a table with a row for each week. */
export function WeekHead({ names }: { names: "weekday" | "weekdayShort" }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t("autopilot.plan.weekColumn")}</VisuallyHidden>
        </th>
        {workDays.map((day) => (
          <th key={day} scope="col">
            {t(`autopilot.${names}.${day}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
