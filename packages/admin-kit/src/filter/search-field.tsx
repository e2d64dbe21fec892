import { CloseButton, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { limits } from "@polyphon/contract/limits.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./search-field.module.css";
import { useKit } from "../kit/kit-context.tsx";

export interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
  /** How long typing must pause. */
  waitMs?: number | undefined;
}

const WAIT_MS = 300;

/** Searches while typing, from the third character on. */
export function SearchField({ label, value, onSearch, waitMs = WAIT_MS }: SearchFieldProps) {
  const { text } = useKit();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  // The address changed by other means than typing: a saved view, the back button.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  const wanted = typed.trim();
  const tooShort = wanted.length > 0 && wanted.length < limits.search.min;
  useEffect(() => {
    if (tooShort || wanted === value) return undefined;
    const timer = setTimeout(() => {
      setKnown(wanted);
      search.current(wanted);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [wanted, value, tooShort, waitMs]);
  useHotkeys([["/", () => input.current?.focus()]]);

  return (
    <div className={classes.field}>
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        rightSection={
          typed === "" ? (
            <KeyHint keys="/" />
          ) : (
            <CloseButton size="sm" aria-label={text("kit.list.clearSearch")} onClick={() => setTyped("")} />
          )
        }
      />
      <output className={classes.hint}>
        {tooShort && text("kit.list.searchMinimum", { count: limits.search.min })}
      </output>
    </div>
  );
}
