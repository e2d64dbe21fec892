import { setTimeout as pause } from "node:timers/promises";
import { type Child, startChild } from "./child-process.ts";
import { freePort } from "../services/private-postgres.ts";
import type { Setup } from "../setup.ts";
import { waitUntil } from "../wait-until.ts";

/** The product's own processes as they are shipped. */
export interface Product {
  readonly apiUrl: string;
  readonly redirectUrl: string;
  /** Processes that ended by themselves. */
  readonly exits: () => number;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly setup: Setup;
  /** The addresses used by the API and the redirect, and those used by the worker. */
  readonly webDatabase: string;
  readonly workerDatabase: string;
  readonly redisUrl: string;
  /** Where the search for free ports begins, where two products run beside each other. */
  readonly firstPort?: number;
  readonly config: Readonly<Record<string, string>>;
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return true;
}

/** Several API processes beside each other, and nothing else. */
export async function startApis(
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<(Child & { readonly url: string })[]> {
  const apis: (Child & { readonly url: string })[] = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort(16_540 + at * 20);
    const opsPort = await freePort(port + 1);
    const ports = { API_PORT: String(port), API_OPS_PORT: String(opsPort) };
    const child = await startChild(
      "apps/server/src/api.ts",
      [],
      { LOG_LEVEL: "info", ...env, ...ports },
      "hidden",
    );
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(() => isUp(url), 20_000);
    apis.push({ ...child, url });
  }
  return apis;
}

export async function startProduct(input: ProductOptions): Promise<Product> {
  const { setup, webDatabase, workerDatabase, redisUrl, config, firstPort = 16_450 } = input;
  const ports: number[] = [];
  for (let place = 0; place < 5; place += 1)
    ports.push(await freePort(ports.length === 0 ? firstPort : (ports.at(-1) ?? 0) + 1));
  const [api, apiOps, redirect, redirectOps, worker] = ports.map(String);
  const env = {
    LOG_LEVEL: "info",
    REDIS_URL: redisUrl,
    API_PORT: api ?? "",
    API_OPS_PORT: apiOps ?? "",
    REDIRECT_PORT: redirect ?? "",
    REDIRECT_OPS_PORT: redirectOps ?? "",
    WORKER_PORT: worker ?? "",
    LINKEDIN_API_BASE: setup.network.url,
    ...config,
  };
  const start = (file: string, database: string) =>
    startChild(`apps/server/src/${file}.ts`, [], { ...env, DATABASE_URL: database }, "hidden");
  const children: Child[] = await Promise.all([
    start("api", webDatabase),
    start("redirect", webDatabase),
    start("worker", workerDatabase),
  ]);
  const apiUrl = `http://127.0.0.1:${api}`;
  await waitUntil(() => isUp(apiUrl), 20_000);
  await pause(500);
  return {
    apiUrl,
    redirectUrl: `http://127.0.0.1:${redirect}`,
    exits: () => children.filter((child) => child.crashed()).length,
    stop: async () => {
      await Promise.all(children.map((child) => child.end("SIGKILL")));
    },
  };
}
