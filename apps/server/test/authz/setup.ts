import { compose } from "../../src/compose.ts";
import { listen, makeServer } from "../../src/platform/http/server.ts";
import type { Operation } from "../../src/platform/operation/operation.ts";
import type { Authenticate } from "../../src/platform/session/session-cache.ts";
import type { TestContext } from "../test-context.ts";

export interface SetupOptions {
  /** Replaces operations of the product: how a hole is planted. */
  readonly change?: (operations: readonly Operation[]) => readonly Operation[];
  readonly authenticate?: (real: Authenticate) => Authenticate;
}

/** The product's operations behind its real HTTP server, without the limit of calls per person. */
export async function openSetup(context: TestContext, options: SetupOptions = {}) {
  const { config, database, log } = context;
  // A picture would need the storage, which is absent here; the AI answers that it is busy instead.
  context.sandbox.faults.add({
    route: "POST /v1/images/generations",
    kind: "too_many",
    retryAfterSeconds: 1,
  });
  const composed = compose({ config, database, log });
  const operations = composed.modules.flatMap((module) => module.operations);
  const app = makeServer({
    database,
    operations: options.change?.(operations) ?? operations,
    authenticate: options.authenticate?.(composed.authenticate) ?? composed.authenticate,
    council: composed.council,
    log,
    trustProxy: true,
    secure: false,
    bodySeconds: config.REQUEST_SECONDS,
  });
  const url = await listen(app, "127.0.0.1", 0);

  return {
    url,
    context,
    operations,
    close: async () => {
      await app.close();
      await composed.close();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof openSetup>>;
