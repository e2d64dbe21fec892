import {
  IconAlertTriangle,
  IconCheck,
  IconHandStop,
  IconLoader,
  IconPlayerPause,
  IconX,
  type Icon,
} from "@tabler/icons-react";
import type { EntryTone } from "../calendar-model.ts";

const icons: Readonly<Record<EntryTone, Icon | null>> = {
  planned: null,
  moving: IconLoader,
  done: IconCheck,
  held: IconPlayerPause,
  ask: IconHandStop,
  bad: IconAlertTriangle,
  ended: IconX,
};

export function EntryIcon({ tone, size = 14 }: { tone: EntryTone; size?: number }) {
  const Found = icons[tone];
  return Found && <Found size={size} stroke={2} aria-hidden />;
}
