import {
  type CompanyField,
  companyFieldNames,
  type CompanySection,
} from "@polyphon/contract/companies/settings/company-fields.ts";
import { fieldOf } from "../company-draft.ts";
import classes from "../company-form.module.css";
import { Setting } from "./setting.tsx";
import { SwitchRow } from "./switch-row.tsx";
import type { CompanyForm } from "../use-company-form.ts";

/** The settings of one part of the form that this person may change. */
export function namesIn(section: CompanySection, form: CompanyForm): CompanyField[] {
  return companyFieldNames.filter((name) => {
    const field = fieldOf(name);
    const carried = field.when !== undefined && fieldOf(field.when.field as CompanyField).section === section;
    return field.section === section && (form.asks(name) || (carried && form.kind !== "own"));
  });
}

/** Settings below each other: switches as rows that contain their settings, the others in a grid. */
export function SettingsPart({ form, names }: { form: CompanyForm; names: readonly CompanyField[] }) {
  const carriedBy = (name: CompanyField) =>
    names.filter((one) => fieldOf(one).when?.field === name && fieldOf(one).kind !== "switch");
  const carried = new Set(names.flatMap((name) => (fieldOf(name).kind === "switch" ? carriedBy(name) : [])));
  const plain = names.filter((name) => fieldOf(name).kind !== "switch" && !carried.has(name));
  const switches = names.filter((name) => fieldOf(name).kind === "switch");
  return (
    <>
      {plain.length > 0 && (
        <div className={classes.grid}>
          {plain.map((name) => (
            <Setting key={name} form={form} name={name} />
          ))}
        </div>
      )}
      {switches.length > 0 && (
        <div className={classes.switches}>
          {switches.map((name) => {
            const own = carriedBy(name);
            return (
              <SwitchRow key={name} form={form} name={name}>
                {own.length > 0 ? own.map((one) => <Setting key={one} form={form} name={one} />) : undefined}
              </SwitchRow>
            );
          })}
        </div>
      )}
    </>
  );
}
