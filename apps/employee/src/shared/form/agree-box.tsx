import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { useId, type ReactNode } from "react";
import classes from "./agree-box.module.css";

export interface AgreeBoxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown below the box when it must be ticked. */
  error: string | undefined;
  children: ReactNode;
}

/** A box that must be ticked to continue. */
export function AgreeBox({ name, checked, onChange, error, children }: AgreeBoxProps) {
  const faultId = useId();
  return (
    <div>
      <CheckBox
        name={name}
        checked={checked}
        onChange={onChange}
        faultId={error === undefined ? undefined : faultId}
      >
        <span className={classes.words}>{children}</span>
      </CheckBox>
      {error !== undefined && (
        <p id={faultId} className={classes.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
