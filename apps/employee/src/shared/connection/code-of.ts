import { connection } from "./connection.ts";

export interface WaitOptions {
  /** Called when it begins to wait. */
  readonly onWait?: () => void;
  readonly reachable?: Pick<typeof connection, "check" | "back">;
}

/**
 * Loads the code of a screen or dialog. Without a connection it waits for one instead of failing: what was asked for opens as
 * soon as there is one, and what is on the screen stays.
 */
export const codeOf =
  <Part>(
    load: () => Promise<Part>,
    { onWait, reachable = connection }: WaitOptions = {},
  ): (() => Promise<Part>) =>
  async () => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await load();
      } catch (error) {
        const isReachable = await reachable.check();
        // Reached twice and still not there: the next release has replaced it, which only a reload mends.
        if (isReachable && failures > 0) throw error;
        if (!isReachable) onWait?.();
        await reachable.back();
      }
    }
  };
