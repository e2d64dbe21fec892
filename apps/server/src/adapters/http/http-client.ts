import { Pool } from "undici";
import type { HttpAnswer, HttpOutcome, HttpRequest } from "./http-outcome.ts";
import { Exchange } from "./exchange.ts";

export interface HttpClientSettings {
  /** How long an answer may take, from the first byte sent to the last byte received. */
  readonly timeoutMs: number;
  readonly connectMs: number;
  /** An idle connection is dropped this soon: a connection closed by the network would swallow the next request. */
  readonly idleMs: number;
  readonly connections: number;
  readonly maxBodyBytes: number;
}

export interface HttpClient {
  /** Sends once: follows no redirect, repeats nothing. `guard` is asked in the tick in which the request is written. */
  send(request: HttpRequest, guard?: () => boolean): Promise<HttpOutcome>;
  close(): Promise<void>;
}

const usual: HttpClientSettings = {
  timeoutMs: 15_000,
  connectMs: 5_000,
  idleMs: 4_000,
  connections: 512,
  maxBodyBytes: 1024 * 1024,
};

function openPool(origin: string, settings: HttpClientSettings): Pool {
  return new Pool(origin, {
    connections: settings.connections,
    pipelining: 1,
    // HTTP/2 may send a stream again after GOAWAY; with HTTP/1.1 one request is one write on one socket.
    allowH2: false,
    connectTimeout: settings.connectMs,
    keepAliveTimeout: settings.idleMs,
    keepAliveMaxTimeout: settings.idleMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: settings.maxBodyBytes,
  });
}

export function createHttpClient(wanted: Partial<HttpClientSettings> = {}): HttpClient {
  const settings = { ...usual, ...wanted };
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string): Pool => {
    const known = pools.get(origin);
    if (known) return known;
    const made = openPool(origin, settings);
    pools.set(origin, made);
    return made;
  };

  return {
    send(request, guard = () => true) {
      return new Promise((resolve) => {
        const url = new URL(request.url);
        const timeoutMs = request.timeoutMs ?? settings.timeoutMs;
        const exchange = new Exchange({ guard, timeoutMs, waitMs: timeoutMs + settings.connectMs, resolve });
        poolOf(url.origin).dispatch(
          {
            method: request.method,
            path: url.pathname + url.search,
            headers: request.headers,
            body: request.body ?? null,
          },
          exchange,
        );
      });
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
      pools.clear();
    },
  };
}

/** The body of an answer as JSON; undefined if it is not JSON. */
export function jsonOf(answer: HttpAnswer): unknown {
  try {
    return JSON.parse(answer.body) as unknown;
  } catch {
    return undefined;
  }
}
