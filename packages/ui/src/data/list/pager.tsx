import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./pager.module.css";

export interface PagerProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Left out at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** "1–50 of 18,420". */
  range?: ReactNode;
  /** Page size, key hints. */
  extra?: ReactNode;
}

/** Keyset paging knows only the neighbours, so there are no page numbers. */
export function Pager({ label, previousLabel, nextLabel, onPrevious, onNext, range, extra }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <div className={classes.range}>{range}</div>
      <div className={classes.buttons}>
        <button
          type="button"
          className={classes.button}
          disabled={onPrevious === undefined}
          onClick={onPrevious}
        >
          <IconChevronLeft size={15} aria-hidden />
          {previousLabel}
        </button>
        <button type="button" className={classes.button} disabled={onNext === undefined} onClick={onNext}>
          {nextLabel}
          <IconChevronRight size={15} aria-hidden />
        </button>
      </div>
      {/* Over the column of row menus: a button here would cover half of a menu that scrolls under it. */}
      <div className={classes.extra}>{extra}</div>
    </nav>
  );
}
