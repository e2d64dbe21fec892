import type { ReactNode } from "react";
import classes from "./meter.module.css";

export interface MeterProps {
  label: ReactNode;
  /** "4 of 10": shown beside the bar, so that colour is not the only sign. */
  valueText: string;
  value: number;
  max: number;
  icon?: ReactNode;
}

export function Meter({ label, valueText, value, max, icon }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={classes.meter}>
      <div className={classes.row}>
        {icon}
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{valueText}</span>
      </div>
      <div className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
