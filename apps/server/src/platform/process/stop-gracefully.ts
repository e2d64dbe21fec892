import type { Log } from "../log/log.ts";

const withinMs = 25_000;

/** On SIGTERM or SIGINT the steps run in order, once; a step that hangs does not keep the process for ever. */
export function stopGracefully(log: Log, steps: readonly (() => Promise<void> | void)[]): void {
  let stopping = false;

  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error("stopping took too long");
      process.exit(1);
    }, withinMs).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, "a step of stopping failed");
      }
    }
    log.info("stopped");
    process.exit(0);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}
