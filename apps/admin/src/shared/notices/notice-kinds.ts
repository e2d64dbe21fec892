import type { KitNotice } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { limits } from "@polyphon/contract/limits.ts";

export interface Notice extends KitNotice {
  /** Eight seconds instead of five. */
  readonly long?: boolean;
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

export function noticeMs({ long }: Pick<Notice, "long">): number {
  return long ? limits.notice.longMs : limits.notice.shortMs;
}
