import { startApi } from "../src/start-api.ts";
import { startWorker } from "../src/start-worker.ts";
import { makeCaller } from "./caller.ts";
import { type GroundOptions, openGround } from "./ground.ts";

export interface WorldOptions extends GroundOptions {
  readonly worker?: boolean;
}

/** The real API on a real port, its own database, its own sandbox. `worker` starts the real worker as well. */
export async function openWorld(options: WorldOptions = {}) {
  const ground = await openGround(options);
  const api = await startApi(ground.config, ground.log);
  const worker = options.worker ? await startWorker(ground.config, ground.log) : null;

  return {
    ...ground,
    api,
    worker,
    call: makeCaller(api.url),
    close: async () => {
      if (worker) await worker.stop();
      await api.stop();
      await ground.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
