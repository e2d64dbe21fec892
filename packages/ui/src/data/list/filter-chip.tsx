import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./filter-chip.module.css";

export interface FilterChipProps {
  /** "Company is" */
  field: string;
  /** "Northwind" */
  value?: ReactNode;
  /** Opens the filter for change. */
  onOpen?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

/** One filter of a list in words: field, value, and a cross to drop it. */
export function FilterChip({ field, value, onOpen, onRemove, removeLabel }: FilterChipProps) {
  const words = (
    <>
      {field}
      {value !== undefined && <b className={classes.value}> {value}</b>}
    </>
  );
  return (
    <span className={classes.chip}>
      {onOpen === undefined ? (
        <span className={classes.words}>{words}</span>
      ) : (
        <button type="button" className={classes.words} onClick={onOpen}>
          {words}
        </button>
      )}
      {onRemove !== undefined && removeLabel !== undefined && (
        <button type="button" className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconX size={13} aria-hidden />
        </button>
      )}
    </span>
  );
}
