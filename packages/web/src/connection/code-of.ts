import type { Connection } from "./connection.ts";

export interface WaitOptions {
  readonly reachable: Pick<Connection, "check" | "back">;
  /** Called when it begins to wait. */
  readonly onWait?: (() => void) | undefined;
}

const mostTries = 3;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads the code of a screen or dialog. Without a connection it waits for one instead of failing: what was asked for opens as
 * soon as there is one, and what is on the screen stays.
 */
export const codeOf =
  <Part>(load: () => Promise<Part>, { reachable, onWait }: WaitOptions): (() => Promise<Part>) =>
  async () => {
    for (let missed = 0; ;) {
      try {
        return await load();
      } catch (error) {
        if (await reachable.check()) {
          missed += 1;
          // Our server is there and the code is not: the next release has replaced it, which only a reload mends.
          if (missed === mostTries) throw error;
          // A connection that has just come back is not there for every part of the browser at the same moment.
          await pause(missed * 300);
        } else {
          onWait?.();
          await reachable.back();
        }
      }
    }
  };
