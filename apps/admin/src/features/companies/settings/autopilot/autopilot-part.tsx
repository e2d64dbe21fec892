import { readPlannedTimes } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import type { CompanyField } from "@polyphon/contract/companies/settings/company-fields.ts";
import type { WindowSettings } from "@polyphon/rules/companies/settings/share-windows.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import classes from "../company-form.module.css";
import { ReservedDays } from "./reserved-days.tsx";
import { Setting } from "../sections/setting.tsx";
import { SettingsPart } from "../sections/settings-part.tsx";
import { SwitchRow } from "../sections/switch-row.tsx";
import type { CompanyForm } from "../use-company-form.ts";
import { WindowsTable } from "./windows-table.tsx";
import { WindowsTimeline } from "./windows-timeline.tsx";

/** An incomplete time is invalid; the picture keeps the last valid one. */
function hoursOf({ draft, base }: CompanyForm): WindowSettings {
  const whole = (name: CompanyField) => {
    const [typed, stored] = [draft[name], base[name]];
    if (typeof typed === "number") return typed;
    return /^\d\d:\d\d$/.test(String(typed)) ? typed : stored;
  };
  const names = [
    ...["primary", "secondary", "tertiary"].flatMap((one) => [`${one}From`, `${one}To`, `${one}OverrunTo`]),
    "shareTimeFrom",
    "shareTimeTo",
    "fixedTimeGap",
    "overrunHardCap",
  ] as CompanyField[];
  return Object.fromEntries(names.map((name) => [name, whole(name)])) as unknown as WindowSettings;
}

function Hours({ form }: { form: CompanyForm }) {
  const hours = hoursOf(form);
  const companyId = form.record?.id;
  const { data: planned } = useEndpoint(
    readPlannedTimes,
    { companyId: companyId ?? 0 },
    { enabled: companyId !== undefined, retry: false },
  );
  return (
    <>
      <div className={classes.box}>
        <WindowsTimeline
          hours={hours}
          zone={String(form.draft.companyTimeZone)}
          planned={planned}
          onChange={form.change}
        />
        <WindowsTable form={form} hours={hours} planned={planned} />
      </div>
      <div className={classes.grid}>
        {(["fixedTimeGap", "overrunHardCap", "shareTimeFrom", "shareTimeTo", "oldestPostDays"] as const).map(
          (name) => (
            <Setting key={name} form={form} name={name} />
          ),
        )}
      </div>
      <Setting form={form} name="autopilotTopicDescription" />
      <ReservedDays form={form} />
    </>
  );
}

export function AutopilotPart({ form }: { form: CompanyForm }) {
  if (form.kind === "own") {
    return form.draft.autopilot === true ? <Hours form={form} /> : null;
  }
  const choices: ReactNode = (
    <div className={classes.grid}>
      {(["autopilotCycle", "autopilotCronLogic", "autopilotRunOrder"] as const).map((name) => (
        <Setting key={name} form={form} name={name} />
      ))}
    </div>
  );
  return (
    <>
      <SwitchRow form={form} name="autopilot" />
      {form.draft.autopilot === true && (
        <>
          {choices}
          <Hours form={form} />
          <SettingsPart
            form={form}
            names={["substitute", "substituteCategory", "substituteTags", "bestOf", "bestOfCategory"]}
          />
        </>
      )}
    </>
  );
}
