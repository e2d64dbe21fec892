export type Reply = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Written piece by piece, as a model generates text. */
  pace?: { chunkBytes: number; everyMs: number };
};

export function jsonReply(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

export function htmlReply(markup: string, status = 200): Reply {
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: markup,
  };
}

export function redirectReply(location: string): Reply {
  return { status: 302, headers: { location, "cache-control": "no-store" } };
}
