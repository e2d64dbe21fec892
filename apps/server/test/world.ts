import { startApi } from "../src/start-api.ts";
import { startWorker } from "../src/start-worker.ts";
import { makeCaller } from "./caller.ts";
import { type TestContextOptions, openTestContext } from "./test-context.ts";

export interface WorldOptions extends TestContextOptions {
  readonly worker?: boolean;
}

/** The real API on a real port, its own database, its own sandbox. `worker` starts the real worker as well. */
export async function openWorld(options: WorldOptions = {}) {
  const context = await openTestContext(options);
  const api = await startApi(context.config, context.log);
  const worker = options.worker ? await startWorker(context.config, context.log) : null;

  return {
    ...context,
    api,
    worker,
    call: makeCaller(api.url),
    close: async () => {
      if (worker) await worker.stop();
      await api.stop();
      await context.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
