import type { ReactNode } from "react";
import classes from "./vote-button.module.css";

export interface VoteButtonProps {
  /** Spoken name: what pressing does. */
  label: string;
  icon: ReactNode;
  /** Filled twin of the icon while pressed. */
  pressedIcon?: ReactNode;
  pressed: boolean;
  count?: string | undefined;
  onPress: () => void;
  disabled?: boolean | undefined;
}

export function VoteButton({ label, icon, pressedIcon, pressed, count, onPress, disabled }: VoteButtonProps) {
  return (
    <button
      type="button"
      className={classes.vote}
      aria-pressed={pressed}
      aria-label={count === undefined ? label : `${label}, ${count}`}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={classes.icon} aria-hidden>
        {pressed ? (pressedIcon ?? icon) : icon}
      </span>
      {count !== undefined && <span aria-hidden>{count}</span>}
    </button>
  );
}
