import { TextInput } from "@mantine/core";

export interface DaysFilterProps {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly labels: { readonly from: string; readonly to: string };
  readonly onChange: (change: Record<string, string | undefined>) => void;
}

/** The first and the last day of a list. */
export function DaysFilter({ values, labels, onChange }: DaysFilterProps) {
  return (["from", "to"] as const).map((name) => (
    <TextInput
      key={name}
      type="date"
      leftSection={labels[name]}
      leftSectionWidth={44}
      aria-label={labels[name]}
      value={values[name] ?? ""}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  ));
}
