import { useEffect, useRef, type ReactNode } from "react";
import classes from "./check-box.module.css";

export interface CheckBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Visible words. */
  children?: ReactNode;
  /** Spoken name where no visible words are beside it. */
  label?: string | undefined;
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** It must be ticked and is not; the id of the sentence that says so. */
  faultId?: string | undefined;
}

export function CheckBox({
  checked,
  onChange,
  children,
  label,
  mixed = false,
  disabled,
  name,
  faultId,
}: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes.label}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        checked={checked}
        disabled={disabled}
        name={name}
        aria-label={label}
        aria-invalid={faultId === undefined ? undefined : true}
        aria-describedby={faultId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
