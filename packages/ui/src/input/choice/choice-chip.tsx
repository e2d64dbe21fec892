import type { ReactNode } from "react";
import classes from "./choice-chip.module.css";

export interface ChoiceChipProps {
  pressed: boolean;
  onPress: () => void;
  icon?: ReactNode;
  small?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For a chip that opens a menu or sheet. */
  expanded?: boolean | undefined;
  children: ReactNode;
}

/** A round chip that is on or off: topics, languages, tones. */
export function ChoiceChip({ pressed, onPress, icon, small, disabled, expanded, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={expanded === undefined ? pressed : undefined}
      aria-expanded={expanded}
      data-on={pressed || undefined}
      data-small={small || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}
