import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";

export interface EmailFieldProps {
  label: string;
  name: string;
  autoComplete: "username" | "email";
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Allows one character too many, so that a long address shows a fault instead of being cut silently. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextInput
      {...field}
      type="email"
      inputMode="email"
      maxLength={limits.email.max + 1}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
