import type { Call } from "../frame/call.ts";

export type LoggedRequest = {
  seq: number;
  at: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
  account: string | null;
  fault: string | null;
  status: number | null;
};

const keptRequests = 2_000;
const keptBodyBytes = 8_192;

function bodyText(call: Call): string {
  const type = call.header("content-type") ?? "";
  const readable = /json|text|form-urlencoded/.test(type);
  if (!readable) return call.body.length === 0 ? "" : `(${call.body.length} bytes)`;
  return call.body.subarray(0, keptBodyBytes).toString("utf8");
}

function flatHeaders(call: Call): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const name of Object.keys(call.headers)) flat[name] = call.header(name) ?? "";
  return flat;
}

/** The last requests that reached the simulated networks; a load test leaves it off. */
export class RequestLog {
  readonly enabled: boolean;
  #entries: LoggedRequest[] = [];
  #seq = 0;

  constructor(enabled: boolean) {
    this.enabled = enabled;
  }

  add(call: Call, at: number, account: string | undefined): LoggedRequest {
    this.#seq += 1;
    const entry: LoggedRequest = {
      seq: this.#seq,
      at: new Date(at).toISOString(),
      method: call.method,
      path: call.path,
      query: call.search,
      headers: flatHeaders(call),
      body: bodyText(call),
      account: account ?? null,
      fault: null,
      status: null,
    };
    this.#entries.push(entry);
    if (this.#entries.length > keptRequests * 2) this.#entries = this.#entries.slice(-keptRequests);
    return entry;
  }

  list(filter: { path?: string | undefined; after?: number | undefined; limit: number }): LoggedRequest[] {
    const { path, after = 0, limit } = filter;
    return this.#entries
      .slice(-keptRequests)
      .filter((entry) => entry.seq > after && (path === undefined || entry.path.startsWith(path)))
      .slice(0, limit);
  }

  reset(): void {
    this.#entries = [];
  }
}
