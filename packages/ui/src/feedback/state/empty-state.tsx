import { IconInbox } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StateFrame } from "./state-frame.tsx";

export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** What it is for, or what exists instead. */
  text?: ReactNode;
  /** First action filled, second plain. */
  actions?: ReactNode;
  icon?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  compact?: boolean | undefined;
}

export function EmptyState({ title, text, actions, icon, headingLevel, compact }: EmptyStateProps) {
  return (
    <StateFrame
      icon={icon ?? <IconInbox size={22} stroke={1.7} />}
      tone="accent"
      title={title}
      actions={actions}
      headingLevel={headingLevel}
      compact={compact}
    >
      {text}
    </StateFrame>
  );
}
