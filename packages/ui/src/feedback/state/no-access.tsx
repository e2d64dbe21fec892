import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StateFrame } from "./state-frame.tsx";

export interface NoAccessProps {
  title: string;
  /** Names the missing right and who can give it. */
  text?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

export function NoAccess({ title, text, actions, headingLevel = 1 }: NoAccessProps) {
  return (
    <StateFrame
      icon={<IconLock size={22} stroke={1.7} />}
      title={title}
      actions={actions}
      headingLevel={headingLevel}
    >
      {text}
    </StateFrame>
  );
}
