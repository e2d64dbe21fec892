import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { t } from "../../../shared/text/text.ts";

export interface TextFieldProps {
  name: "name" | "role" | "email" | "company" | "phone";
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const kinds = {
  name: { autoComplete: "name" },
  role: { autoComplete: "organization-title" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
  company: { autoComplete: "organization" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
} as const;

/** Allows one character too many, so that a long text shows a fault instead of being cut silently. */
export function TextField({ name, value, error, onChange }: TextFieldProps) {
  return (
    <TextInput
      {...kinds[name]}
      name={name}
      label={t(`site.fields.${name}`)}
      description={name === "phone" ? t("site.fields.phoneHint") : undefined}
      required
      inputWrapperOrder={["label", "input", "description", "error"]}
      maxLength={limits.form.fieldMax + 1}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
