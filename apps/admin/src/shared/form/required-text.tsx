import { Textarea } from "@mantine/core";
import { useState } from "react";

interface RequiredText {
  readonly value: string;
  readonly change: (value: string) => void;
  /** It was asked for while nothing was written. */
  readonly isMissing: boolean;
  /** What was written, or null, which is a fault from now on. */
  readonly take: () => string | null;
}

/** Words without which something is not done: the fault shows once somebody tries. */
export function useRequiredText(): RequiredText {
  const [value, change] = useState("");
  const [tried, setTried] = useState(false);
  const written = value.trim();
  return {
    value,
    change,
    isMissing: tried && written === "",
    take: () => {
      setTried(true);
      return written === "" ? null : written;
    },
  };
}

export interface RequiredTextFieldProps {
  of: RequiredText;
  label: string;
  help: string;
  missing: string;
  maxLength: number;
  minRows?: number;
  maxRows?: number;
}

export function RequiredTextField(props: RequiredTextFieldProps) {
  const { of, label, help, missing, maxLength, minRows = 3, maxRows = 8 } = props;
  return (
    <Textarea
      data-autofocus
      label={label}
      description={help}
      error={of.isMissing ? missing : undefined}
      withAsterisk
      autosize
      minRows={minRows}
      maxRows={maxRows}
      maxLength={maxLength}
      value={of.value}
      onChange={(event) => of.change(event.currentTarget.value)}
    />
  );
}
