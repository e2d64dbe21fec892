import { Switch, TextInput } from "@mantine/core";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { t } from "../../../shared/text/text.ts";
import type { Draft, Context } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { ChoiceSet } from "./pickers/choice-set.tsx";
import classes from "./setup-form.module.css";

export interface HoursFieldProps {
  draft: Draft;
  context: Context;
  faults: readonly Fault[];
  onChange: (change: Partial<Draft>) => void;
}

/** Custom hours within those of the company, or none. */
export function HoursField({ draft, context, faults, onChange }: HoursFieldProps) {
  const { hours } = draft;
  const { shareTimeFrom: from, shareTimeTo: to } = context;
  const faultAt = (field: string) => {
    const found = faults.find((fault) => fault.field === field);
    return found && faultText(found, draft);
  };
  return (
    <div>
      <ChoiceSet
        label={t("autopilot.hours.label")}
        hint={t("autopilot.hours.text", { from, to })}
        fault={null}
      >
        <Switch
          label={t("autopilot.hours.own")}
          checked={hours !== null}
          onChange={({ currentTarget: { checked } }) => onChange({ hours: checked ? { from, to } : null })}
        />
      </ChoiceSet>
      {hours !== null && (
        <div className={classes.times}>
          <TextInput
            type="time"
            label={t("autopilot.hours.from")}
            value={hours.from}
            error={faultAt("shareTimeFrom")}
            onChange={({ currentTarget: { value } }) => onChange({ hours: { ...hours, from: value } })}
          />
          <TextInput
            type="time"
            label={t("autopilot.hours.to")}
            value={hours.to}
            error={faultAt("shareTimeTo")}
            onChange={({ currentTarget: { value } }) => onChange({ hours: { ...hours, to: value } })}
          />
        </div>
      )}
    </div>
  );
}
