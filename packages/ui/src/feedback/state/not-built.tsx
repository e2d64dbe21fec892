import { IconHammer } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StateFrame } from "./state-frame.tsx";

export interface NotBuiltProps {
  /** Name of the screen and that it does not exist yet. */
  title: string;
  /** What it will do, and what to use until then. */
  text?: ReactNode;
  actions?: ReactNode;
}

/** An honest page for a screen that is named in a menu but not there. */
export function NotBuilt({ title, text, actions }: NotBuiltProps) {
  return (
    <StateFrame
      icon={<IconHammer size={22} stroke={1.7} />}
      tone="warn"
      title={title}
      actions={actions}
      headingLevel={1}
    >
      {text}
    </StateFrame>
  );
}
