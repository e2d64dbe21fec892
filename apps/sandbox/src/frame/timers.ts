type Running = { timer: NodeJS.Timeout; end: (elapsed: boolean) => void };

/** Waits that a reset or stop cancels: a cancelled call neither answers nor commits. */
export class Timers {
  readonly #running = new Set<Running>();

  get pending(): number {
    return this.#running.size;
  }

  /** True when the time has passed, false when the wait was cancelled. */
  wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const running: Running = {
        timer: setTimeout(() => running.end(true), ms),
        end: (elapsed) => {
          this.#running.delete(running);
          resolve(elapsed);
        },
      };
      this.#running.add(running);
    });
  }

  callOff(): void {
    for (const running of this.#running) {
      clearTimeout(running.timer);
      running.end(false);
    }
  }
}
