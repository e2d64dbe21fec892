import type { ReactNode } from "react";
import classes from "./settled.module.css";

export interface SettledProps {
  /** What stands above is known, so that the content stays where it appears. */
  known: boolean;
  /** Stands in the content's place until then. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Content below something that may still appear: it loads at once, and is shown when nothing moves it any more. */
export function Settled({ known, waiting, children }: SettledProps) {
  return (
    <div className={classes.place} data-waits={!known || undefined}>
      {!known && <div className={classes.waiting}>{waiting}</div>}
      {children}
    </div>
  );
}
