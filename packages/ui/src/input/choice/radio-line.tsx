import { useId } from "react";
import classes from "./radio-line.module.css";

export interface RadioLineProps<Value extends string> {
  label: string;
  name: string;
  /** Empty until something is chosen. */
  value: Value | "";
  options: readonly { readonly value: Value; readonly label: string }[];
  error?: string | undefined;
  required?: boolean | undefined;
  onChange: (value: Value) => void;
}

/** A few choices side by side, none of them made in advance. */
export function RadioLine<Value extends string>(props: RadioLineProps<Value>) {
  const { label, name, value, options, error, required, onChange } = props;
  const id = useId();
  return (
    <div
      className={classes.set}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}label`}
      aria-required={required}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}error`}
    >
      <div id={`${id}label`} className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            {" *"}
          </span>
        )}
      </div>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
