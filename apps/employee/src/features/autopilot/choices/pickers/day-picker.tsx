import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { t } from "../../../../shared/text/text.ts";
import { ChoiceSet } from "./choice-set.tsx";
import { toggled } from "./toggled.ts";

export interface DayPickerProps {
  days: readonly WorkDay[];
  /** Required and not answered yet. */
  missing: boolean;
  onChange: (days: readonly WorkDay[]) => void;
}

/** The preferred days for sharing, Monday to Friday. */
export function DayPicker({ days, missing, onChange }: DayPickerProps) {
  return (
    <ChoiceSet
      label={t("autopilot.days.label")}
      hint={t("autopilot.days.hint")}
      fault={missing ? t("autopilot.fault.day") : null}
    >
      {workDays.map((day) => (
        <ChoiceChip key={day} pressed={days.includes(day)} onPress={() => onChange(toggled(days, day))}>
          {t(`autopilot.weekday.${day}`)}
        </ChoiceChip>
      ))}
    </ChoiceSet>
  );
}
