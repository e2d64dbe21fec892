import { useId, type ReactNode } from "react";
import classes from "./segmented.module.css";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Spoken name for an option that shows only an icon. */
  spoken?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  /** All options share the width. */
  full?: boolean | undefined;
  /** The label is shown above instead of only spoken. */
  showLabel?: boolean | undefined;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, full, showLabel } = props;
  const name = useId();
  return (
    <div className={classes.wrap} data-full={full || undefined}>
      {showLabel && (
        <div id={`${name}label`} className={classes.title}>
          {label}
        </div>
      )}
      <div
        className={classes.group}
        role="radiogroup"
        {...(showLabel ? { "aria-labelledby": `${name}label` } : { "aria-label": label })}
      >
        {options.map((option) => (
          <label key={option.value} className={classes.option} data-on={option.value === value || undefined}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
