import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";

export interface SourceFilterProps {
  value: string | undefined;
  onChange: (source: string | undefined) => void;
}

/** The name of a source as the list shows it; applied on blur or Enter. */
export function SourceFilter({ value, onChange }: SourceFilterProps) {
  const { text } = useText();
  const [typed, setTyped] = useState(value ?? "");
  const [known, setKnown] = useState(value);
  // Filters cleared elsewhere clear the field as well.
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? "");
  }
  const ask = () => {
    if (typed.trim() !== (value ?? "")) onChange(typed.trim() || undefined);
  };
  return (
    <TextInput
      aria-label={text("content.realTime.anySource")}
      placeholder={text("content.realTime.source")}
      maxLength={limits.realTime.sourceMax}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === "Enter") ask();
      }}
    />
  );
}
