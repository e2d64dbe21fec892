import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./bulk-bar.module.css";

export interface BulkBarProps {
  label: string;
  /** "3 selected". */
  count: string;
  /** "Select all 18,420". */
  selectAll?: { label: string; onPress: () => void } | undefined;
  /** `BulkVerb`s, three to five, destructive last. */
  children: ReactNode;
  clearLabel: string;
  onClear: () => void;
}

/** Floats over the table while rows are selected. */
export function BulkBar({ label, count, selectAll, children, clearLabel, onClear }: BulkBarProps) {
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={label}>
        <output className={classes.count}>{count}</output>
        {selectAll !== undefined && (
          <button type="button" className={classes.all} onClick={selectAll.onPress}>
            {selectAll.label}
          </button>
        )}
        <div className={classes.verbs}>{children}</div>
        <button type="button" className={classes.verb} aria-label={clearLabel} onClick={onClear}>
          <IconX size={16} aria-hidden />
        </button>
      </div>
    </div>
  );
}

export interface BulkVerbProps {
  icon?: ReactNode;
  danger?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

export function BulkVerb({ icon, danger, onPress, children }: BulkVerbProps) {
  return (
    <button type="button" className={classes.verb} data-danger={danger || undefined} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
