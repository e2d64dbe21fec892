import { TextInput } from "@mantine/core";
import { useKit } from "../kit/kit-context.tsx";

export interface TypedWordProps {
  /** What is to be typed before something with large consequences can be done. */
  word: string;
  value: string;
  onChange: (value: string) => void;
}

export const isTyped = (word: string, value: string): boolean => value.trim() === word.trim();

export function TypedWord({ word, value, onChange }: TypedWordProps) {
  const { text } = useKit();
  return (
    <TextInput
      label={text("kit.act.typeWord", { word })}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
