export interface RepeatedLook {
  /** Ends the looks, and waits for one that is under way. */
  stop(): Promise<void>;
}

/** Looks at once and then again and again, never twice at the same time: a slow look only delays the next one. */
export function lookRepeatedly(options: {
  readonly everySeconds: number;
  readonly look: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}): RepeatedLook {
  let looking: Promise<void> | null = null;
  function tick(): void {
    looking ??= options
      .look()
      .catch(options.failed)
      .finally(() => {
        looking = null;
      });
  }
  tick();
  const timer = setInterval(tick, options.everySeconds * 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
