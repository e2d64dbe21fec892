import { Switch } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import type { CompanyField } from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { useId, type ReactNode } from "react";
import classes from "../company-form.module.css";
import type { CompanyForm } from "../use-company-form.ts";

export interface SwitchRowProps {
  form: CompanyForm;
  name: CompanyField;
  /** Its settings, shown while it is on. */
  children?: ReactNode;
}

/** A switch with one line that says what it does, and under it what it needs. */
export function SwitchRow({ form, name, children }: SwitchRowProps) {
  const words = resourceText(useKit(), company);
  const id = useId();
  const on = form.draft[name] === true;
  return (
    <div className={classes.switchRow} data-field={name}>
      <div className={classes.switchHead}>
        <div className={classes.switchWords}>
          <label htmlFor={id} className={classes.switchLabel}>
            {words.field(name)}
          </label>
          <p id={`${id}help`} className={classes.quiet}>
            {words.help(name)}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}help`}
          checked={on}
          onChange={(event) => form.change(name, event.currentTarget.checked)}
        />
      </div>
      {on && children !== undefined && <div className={classes.carried}>{children}</div>}
    </div>
  );
}
