import type { KitNotice } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { limits } from "@polyphon/contract/limits.ts";

/** Takes back what the notice tells of. */
export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Notice extends KitNotice {
  /** Eight seconds instead of five. */
  readonly long?: boolean;
  /** A notice with a button stays as long as a long one. */
  readonly action?: NoticeAction | undefined;
  /** The page that showed it is of no use any more: goes back to the one before. */
  readonly back?: boolean;
  /** The reference for support. */
  readonly reference?: string | undefined;
}

/** The kinds of notices, by the names the specification uses. */
export const noticeKinds = {
  info: { tone: "info" },
  success: { tone: "ok" },
  warning: { tone: "warn" },
  danger: { tone: "bad" },
  dangerLong: { tone: "bad", long: true },
  successLong: { tone: "ok", long: true },
  back: { tone: "bad", back: true },
} as const satisfies Record<string, Omit<Notice, "text">>;

export function noticeMs({ long, action }: Pick<Notice, "long" | "action">): number {
  return long || action ? limits.notice.longMs : limits.notice.shortMs;
}
