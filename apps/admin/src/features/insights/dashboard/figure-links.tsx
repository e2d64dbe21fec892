import type { ReactNode } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import classes from "./dashboard.module.css";

export interface LinkedFigure {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  /** The list behind the number; null where there is none. */
  readonly href: string | null;
}

/** Figures in a row; each leads to the rows that it counts. */
export function FigureLinks({ figures }: { figures: readonly LinkedFigure[] }) {
  return (
    <div className={classes.figures} data-alone>
      {figures.map(({ key, label, value, detail, href }) => {
        const inside = (
          <>
            <span className={classes.label}>{label}</span>
            <span className={classes.value}>{value}</span>
            {detail !== undefined && <span className={classes.detail}>{detail}</span>}
          </>
        );
        return href === null ? (
          <div key={key} className={classes.figure}>
            {inside}
          </div>
        ) : (
          <AppLink key={key} className={classes.figure} href={href}>
            {inside}
          </AppLink>
        );
      })}
    </div>
  );
}
