import type { ReactNode, Ref } from "react";
import classes from "./page-frame.module.css";

export interface PageFrameProps {
  /** A `PageHead`; a line separates it from what follows. */
  head: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A page with a head over its whole width; what follows fills the height, so that a save bar stays at its end. */
export function PageFrame({ head, children, ref }: PageFrameProps) {
  return (
    <div ref={ref} className={classes.page}>
      <div className={classes.head}>{head}</div>
      {children}
    </div>
  );
}
