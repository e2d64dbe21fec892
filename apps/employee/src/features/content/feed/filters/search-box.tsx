import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { t } from "../../../../shared/text/text.ts";

const pauseMs = 250;

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** What is searched, if not posts. */
  label?: string | undefined;
  /** Letters from which on it is searched. */
  min?: number | undefined;
}

/** Searches when typing pauses, so that a word is one request and not seven. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, label = t("content.filters.search"), min = limits.search.min } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Filters cleared elsewhere clear the box as well.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  const letters = typed.trim().length;
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      value={typed}
      maxLength={100}
      description={letters > 0 && letters < min ? t("content.filters.searchHint", { min }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
