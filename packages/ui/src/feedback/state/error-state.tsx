import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CopyButton, type CopyTrouble } from "../copy-button.tsx";
import classes from "./error-state.module.css";
import { StateFrame } from "./state-frame.tsx";

export interface ErrorReference {
  value: string;
  label: string;
  copyLabel: string;
  copiedLabel: string;
  onTrouble?: ((trouble: CopyTrouble) => void) | undefined;
}

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What still works and what to do now. */
  text?: ReactNode;
  /** The reference number from the server, if there is one. */
  reference?: ErrorReference | undefined;
  /** "Try again". */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  compact?: boolean | undefined;
}

export function ErrorState({ title, text, reference, actions, headingLevel, compact }: ErrorStateProps) {
  return (
    <StateFrame
      icon={<IconAlertCircle size={22} stroke={1.8} />}
      tone="bad"
      role="alert"
      title={title}
      headingLevel={headingLevel}
      compact={compact}
      actions={
        <>
          {actions}
          {reference !== undefined && (
            <CopyButton
              text={reference.value}
              label={reference.copyLabel}
              copiedLabel={reference.copiedLabel}
              onTrouble={reference.onTrouble}
            />
          )}
        </>
      }
    >
      {text}
      {reference !== undefined && (
        <p className={classes.reference}>
          {reference.label} <code>{reference.value}</code>
        </p>
      )}
    </StateFrame>
  );
}
