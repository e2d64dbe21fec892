import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./auth-form.module.css";
import type { NameValues } from "./check-fields.ts";

export interface NameFieldsProps {
  values: NameValues;
  errors: Partial<Record<keyof NameValues, string>>;
  onChange: (change: Partial<NameValues>) => void;
}

export function NameFields({ values, errors, onChange }: NameFieldsProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        label={t("identity.fields.firstName")}
        name="firstName"
        autoComplete="given-name"
        maxLength={limits.name.max + 1}
        value={values.firstName}
        error={errors.firstName}
        onChange={(event) => onChange({ firstName: event.currentTarget.value })}
      />
      <TextInput
        label={t("identity.fields.lastName")}
        name="lastName"
        autoComplete="family-name"
        maxLength={limits.name.max + 1}
        value={values.lastName}
        error={errors.lastName}
        onChange={(event) => onChange({ lastName: event.currentTarget.value })}
      />
    </div>
  );
}
