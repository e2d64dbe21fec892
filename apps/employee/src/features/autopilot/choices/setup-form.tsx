import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import type { Draft, Context } from "./draft.ts";
import { ClassicForm } from "./cycles/classic-form.tsx";
import { DayPicker } from "./pickers/day-picker.tsx";
import { OtherDays } from "./pickers/other-days.tsx";
import { HoursField } from "./hours-field.tsx";
import { MonthlyForm } from "./cycles/monthly-form.tsx";
import { NetworkPicker } from "./pickers/network-picker.tsx";
import classes from "./setup-form.module.css";

export interface SetupFormProps {
  draft: Draft;
  context: Context;
  /** Shown after an attempt to save. */
  faults: readonly Fault[];
  onChange: (change: Partial<Draft>) => void;
}

/** All choices about the user's autopilot, in the company's cycle. */
export function SetupForm({ draft, context, faults, onChange }: SetupFormProps) {
  const { autopilotTopicDescription: about } = useMe().company.companyMeta;
  const isClassic = context.cycle === "CLASSIC";
  const isWrong = (field: string) => faults.some((fault) => fault.field === field);
  return (
    <div className={classes.form}>
      {about !== "" && <p className={classes.about}>{about}</p>}
      <Card bleed>
        <div className={classes.pair}>
          <NetworkPicker
            offered={context.socialNetworks}
            chosen={draft.networks}
            missing={isWrong("socialNetworks")}
            onChange={(networks) => onChange({ networks })}
          />
          <div className={classes.days}>
            {isClassic && (
              <DayPicker
                days={draft.days}
                missing={isWrong("days")}
                onChange={(days) => onChange({ days })}
              />
            )}
            <OtherDays agreed={draft.otherDays} onChange={(otherDays) => onChange({ otherDays })} />
          </div>
          <HoursField draft={draft} context={context} faults={faults} onChange={onChange} />
        </div>
      </Card>
      {isClassic ? (
        <ClassicForm draft={draft} context={context} faults={faults} onChange={onChange} />
      ) : (
        <MonthlyForm draft={draft} context={context} faults={faults} onChange={onChange} />
      )}
    </div>
  );
}
