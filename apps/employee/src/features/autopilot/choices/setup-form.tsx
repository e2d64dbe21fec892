import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import type { Draft, Ground } from "./draft.ts";
import { ClassicForm } from "./cycles/classic-form.tsx";
import { DayPicker } from "./pickers/day-picker.tsx";
import { HoursField } from "./hours-field.tsx";
import { MonthlyForm } from "./cycles/monthly-form.tsx";
import { NetworkPicker } from "./pickers/network-picker.tsx";
import classes from "./setup-form.module.css";

export interface SetupFormProps {
  draft: Draft;
  ground: Ground;
  /** Said after somebody wanted to save. */
  faults: readonly Fault[];
  onChange: (change: Partial<Draft>) => void;
}

/** Everything that somebody chooses about the own autopilot, in the cycle that the company has. */
export function SetupForm({ draft, ground, faults, onChange }: SetupFormProps) {
  const { autopilotTopicDescription: about } = useMe().company.companyMeta;
  const isClassic = ground.cycle === "CLASSIC";
  const isWrong = (field: string) => faults.some((fault) => fault.field === field);
  return (
    <div className={classes.form}>
      {about !== "" && <p className={classes.about}>{about}</p>}
      <Card bleed>
        <div className={classes.pair}>
          <NetworkPicker
            offered={ground.socialNetworks}
            chosen={draft.networks}
            missing={isWrong("socialNetworks")}
            onChange={(networks) => onChange({ networks })}
          />
          {isClassic && (
            <DayPicker days={draft.days} missing={isWrong("days")} onChange={(days) => onChange({ days })} />
          )}
          <HoursField draft={draft} ground={ground} faults={faults} onChange={onChange} />
        </div>
      </Card>
      {isClassic ? (
        <ClassicForm draft={draft} ground={ground} faults={faults} onChange={onChange} />
      ) : (
        <MonthlyForm draft={draft} ground={ground} faults={faults} onChange={onChange} />
      )}
    </div>
  );
}
