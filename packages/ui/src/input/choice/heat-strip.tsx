import { useId } from "react";
import classes from "./heat-strip.module.css";

export interface HeatDay {
  key: string;
  /** "16" */
  label: string;
  /** "Monday 16 November, 1 post scheduled" */
  spoken: string;
  /** Planned shares; the colour has four steps, the dots stop at four. */
  shares: number;
  disabled?: boolean | undefined;
}

export interface HeatWeek {
  key: string;
  /** "16 – 22 Nov" */
  label: string;
  days: readonly HeatDay[];
}

export interface HeatStripProps {
  label: string;
  weeks: readonly HeatWeek[];
  value: string | null;
  onChange: (key: string) => void;
  /** Words at both ends of the scale: "free", "3 a day". */
  legend?: { from: string; to: string } | undefined;
}

const STEPS = [0, 1, 2, 3];
const stepOf = (shares: number): number => Math.min(3, Math.max(0, shares));

function Day({
  day,
  name,
  chosen,
  onChoose,
}: {
  day: HeatDay;
  name: string;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={classes.day}
      data-step={stepOf(day.shares)}
      data-on={chosen || undefined}
      title={day.spoken}
    >
      <input
        type="radio"
        className={classes.radio}
        name={name}
        checked={chosen}
        disabled={day.disabled}
        aria-label={day.spoken}
        onChange={onChoose}
      />
      <span>{day.label}</span>
      <span className={classes.dots} aria-hidden>
        {Array.from({ length: Math.min(4, day.shares) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
    </label>
  );
}

/** Three weeks at a glance; arrow keys move as in any radio group. */
export function HeatStrip({ label, weeks, value, onChange, legend }: HeatStripProps) {
  const name = useId();
  return (
    <div>
      <div className={classes.head}>
        <span id={`${name}label`} className={classes.title}>
          {label}
        </span>
        {legend !== undefined && (
          <span className={classes.legend}>
            {legend.from}
            {STEPS.map((step) => (
              <i key={step} className={classes.sample} data-step={step} aria-hidden />
            ))}
            {legend.to}
          </span>
        )}
      </div>
      <div className={classes.strip} role="radiogroup" aria-labelledby={`${name}label`}>
        {weeks.map((week) => (
          <fieldset key={week.key} className={classes.block}>
            <legend className={classes.weekLabel}>{week.label}</legend>
            <div className={classes.week}>
              {week.days.map((day) => (
                <Day
                  key={day.key}
                  day={day}
                  name={name}
                  chosen={day.key === value}
                  onChoose={() => onChange(day.key)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
