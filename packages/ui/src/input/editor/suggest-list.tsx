/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   a select would take the focus from the text that is being written */
import { useEffect, useRef } from "react";
import classes from "./suggest-list.module.css";

export interface Suggestion {
  key: string;
  label: string;
  hint?: string | undefined;
}

export interface SuggestListProps {
  /** The field that owns the list points at it with `aria-controls`. */
  id: string;
  label: string;
  options: readonly Suggestion[];
  /** Position of the option that Enter takes; the keyboard stays in the field. */
  active: number;
  onPick: (at: number) => void;
}

export const suggestionId = (list: string, at: number): string => `${list}-${at}`;

/** Suggestions under a field that keeps the focus. */
export function SuggestList({ id, label, options, active, onPick }: SuggestListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
      {options.map((option, at) => (
        <li
          key={option.key}
          id={suggestionId(id, at)}
          role="option"
          className={classes.option}
          aria-selected={at === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(at);
          }}
        >
          <span>{option.label}</span>
          {option.hint !== undefined && <span className={classes.hint}>{option.hint}</span>}
        </li>
      ))}
    </ul>
  );
}
