import type { ImportProblem } from "@polyphon/contract/content/linkedin/linkedin-post.ts";

const hour = 60 * 60_000;
const mostWait = 24 * hour;
const firstPause = 5 * 60_000;

export interface ReadOutcome {
  readonly problem: ImportProblem | null;
  /** When the network allows the next request. */
  readonly retryAt: Date | null;
  /** How often it failed in a row before. */
  readonly failures: number;
}

/** When a page is read again: on schedule, later and later while it fails, and never before the network allows it. */
export function nextRead(
  { problem, retryAt, failures }: ReadOutcome,
  everyHours: number,
  now: Date,
): { readonly at: Date; readonly failures: number } {
  const turn = everyHours * hour;
  switch (problem) {
    case null:
      return { at: new Date(now.getTime() + turn), failures: 0 };
    case "RATE_LIMITED":
    case "UNAVAILABLE": {
      const pause = Math.min(firstPause * 2 ** Math.min(failures, 20), mostWait);
      const at = Math.max(now.getTime() + pause, retryAt?.getTime() ?? 0);
      return { at: new Date(at), failures: failures + 1 };
    }
    // Somebody has to reconnect or grant a permission; reading more often does not help.
    case "NOT_CONNECTED":
    case "CONNECTION_LOST":
    case "NOT_PERMITTED":
      return { at: new Date(now.getTime() + turn), failures: failures + 1 };
  }
}
