import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./period-head.module.css";

export interface PeriodHeadProps {
  /** "November 2026" */
  title: string;
  sub?: ReactNode;
  backLabel: string;
  forthLabel: string;
  onBack: () => void;
  onForth: () => void;
  /** "Today"; absent while today is shown. */
  today?: { label: string; onPress: () => void } | undefined;
  /** View, filters, the one filled button. */
  children?: ReactNode;
}

/** The title of a calendar between its two arrows. */
export function PeriodHead(props: PeriodHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.period}>
        <button type="button" className={classes.arrow} aria-label={props.backLabel} onClick={props.onBack}>
          <IconChevronLeft size={20} stroke={1.8} aria-hidden />
        </button>
        <h1 className={classes.title} aria-live="polite">
          {props.title}
        </h1>
        <button type="button" className={classes.arrow} aria-label={props.forthLabel} onClick={props.onForth}>
          <IconChevronRight size={20} stroke={1.8} aria-hidden />
        </button>
        {props.today && (
          <button type="button" className={classes.today} onClick={props.today.onPress}>
            {props.today.label}
          </button>
        )}
      </div>
      <div className={classes.side}>{props.children}</div>
      {props.sub !== undefined && <p className={classes.sub}>{props.sub}</p>}
    </div>
  );
}
