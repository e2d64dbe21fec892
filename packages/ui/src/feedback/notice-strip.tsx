import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./notice-strip.module.css";

export type NoticeTone = "info" | "ok" | "warn" | "bad";

export interface NoticeStripProps {
  tone: NoticeTone;
  children: ReactNode;
  /** Buttons or a link at the end. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Across the page without corners, as under a header. */
  full?: boolean | undefined;
  /** How a screen reader hears it when it appears; by default only `bad` interrupts. */
  spoken?: "at-once" | "politely" | "in-place" | undefined;
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
}

const ICONS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle };

const ROLES = { "at-once": "alert", politely: "status", "in-place": "note" };

export function NoticeStrip(props: NoticeStripProps) {
  const { tone, children, action, icon, full, closeLabel, onClose } = props;
  const Icon = ICONS[tone];
  const role = ROLES[props.spoken ?? (tone === "bad" ? "at-once" : "in-place")];
  return (
    <div className={classes.strip} data-tone={tone} data-full={full || undefined} role={role}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <Icon size={18} stroke={1.8} />}
      </span>
      <div className={classes.text}>{children}</div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {onClose !== undefined && closeLabel !== undefined && (
        <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
