import { PasswordInput } from "@mantine/core";
import { RuleList } from "@polyphon/ui/input/rule-list.tsx";
import { useId } from "react";
import { t } from "../../../shared/text/text.ts";
import type { NewPasswordValues } from "../check-fields.ts";
import { lengthValues, fulfilledParts, passwordParts } from "./password-parts.ts";

export interface NewPasswordFieldsProps {
  values: NewPasswordValues;
  errors: Partial<Record<keyof NewPasswordValues, string>>;
  onChange: (change: Partial<NewPasswordValues>) => void;
  /** At registration there is no old password. */
  first?: boolean | undefined;
}

/** Wherever a password is chosen: two fields, with the rules ticked while it is typed. */
export function NewPasswordFields({ values, errors, onChange, first = false }: NewPasswordFieldsProps) {
  const ruleId = useId();
  const met = fulfilledParts(values.newPassword);
  const toggle = { "aria-label": t("identity.login.showPassword"), tabIndex: 0 };
  const parts = passwordParts.map((part) => {
    const label = t(`identity.password.parts.${part}`, lengthValues);
    const spoken = t(met.has(part) ? "identity.password.met" : "identity.password.open", { part: label });
    return { key: part, label, met: met.has(part), spoken };
  });
  return (
    <>
      <PasswordInput
        label={t(first ? "identity.password.choose" : "identity.password.new")}
        name="newPassword"
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(event) => onChange({ newPassword: event.currentTarget.value })}
        error={errors.newPassword}
        attributes={{ input: { "aria-details": ruleId } }}
        visibilityToggleButtonProps={toggle}
      />
      <RuleList id={ruleId} title={t("identity.password.rule")} parts={parts} />
      <PasswordInput
        label={t("identity.password.confirm")}
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(event) => onChange({ confirmPassword: event.currentTarget.value })}
        error={errors.confirmPassword}
        visibilityToggleButtonProps={toggle}
      />
    </>
  );
}
