import type { ReactNode, Ref } from "react";
import classes from "./tool-button.module.css";

export interface ToolButtonProps {
  /** Spoken, and shown when the pointer rests on it. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Words beside the icon where there is room. */
  words?: string | undefined;
  /** For a tool that opens a panel: whether it is open, and the panel's id. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  disabled?: boolean | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** A quiet button under an editor. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, onPress, words, expanded, controls, disabled, buttonRef } = props;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {words !== undefined && <span className={classes.words}>{words}</span>}
    </button>
  );
}
