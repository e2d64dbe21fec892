import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NoticeStrip } from "./notice-strip.tsx";

/** Says how old the data on screen is and what waits; the data itself stays. */
export function OfflineNote({ children, full = true }: { children: ReactNode; full?: boolean | undefined }) {
  return (
    <NoticeStrip tone="warn" spoken="politely" full={full} icon={<IconCloudOff size={18} stroke={1.8} />}>
      {children}
    </NoticeStrip>
  );
}
