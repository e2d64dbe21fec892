import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import type { Check, CheckResult } from "../health/check.ts";

export interface OpsServerOptions {
  readonly port: number;
  readonly host: string;
  readonly checks: readonly Check[];
  readonly registry: Registry;
  readonly checkWithinMs?: number;
}

export interface Health {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, CheckResult>>;
}

async function runCheck(check: Check, withinMs: number): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: `no answer within ${withinMs} ms` }), withinMs);
  });
  try {
    return await Promise.race([check.run(), late]);
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all at once; one that hangs is red and delays no other. */
export async function healthOf(checks: readonly Check[], withinMs = 2_000): Promise<Health> {
  const results = await Promise.all(
    checks.map(async (check) => [check.name, await runCheck(check, withinMs)] as const),
  );
  return { ok: results.every(([, result]) => result.ok), checks: Object.fromEntries(results) };
}

/** For operators, not for visitors, so it has a port of its own. */
export async function startOpsServer(
  options: OpsServerOptions,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  async function answer(path: string | undefined, response: ServerResponse): Promise<void> {
    if (path === "/health") {
      const health = await healthOf(options.checks, options.checkWithinMs);
      response.writeHead(health.ok ? 200 : 503, {
        "content-type": "application/json",
        "cache-control": "no-store",
      });
      response.end(JSON.stringify(health));
      return;
    }
    if (path === "/metrics") {
      response.writeHead(200, { "content-type": options.registry.contentType });
      response.end(await options.registry.metrics());
      return;
    }
    response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request.url, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
