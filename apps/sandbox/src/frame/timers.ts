type Running = { timer: NodeJS.Timeout; end: (elapsed: boolean) => void };

/** Waits that a reset or stop calls off: what waited then neither answers nor commits any more. */
export class Timers {
  readonly #running = new Set<Running>();

  get pending(): number {
    return this.#running.size;
  }

  /** True when the time has passed, false when the wait was called off. */
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
