import type { Problem } from "@polyphon/contract/errors.ts";
import {
  type CallOf,
  type Endpoint,
  type OutputOf,
  pathParameters,
  takesBody,
} from "@polyphon/contract/kit/endpoint.ts";

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly problem: Problem;
  readonly text: string;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly idempotencyKey?: string;
  /** The visitor's address as a proxy in front of the API tells it. */
  readonly address?: string;
  /** What an app says beside it, such as who is acting. */
  readonly headers?: Readonly<Record<string, string>>;
}

function headersOf(options: CallOptions, body: boolean): Record<string, string> {
  return {
    ...(body ? { "content-type": "application/json" } : {}),
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(options.language ? { "accept-language": options.language } : {}),
    ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
    ...options.headers,
    ...(options.address ? { "x-forwarded-for": options.address } : {}),
  };
}

/** Calls an endpoint over HTTP as the browser does; types come from the endpoint. */
export function makeCaller(origin: string) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    options: CallOptions = {},
  ): Promise<Answer<OutputOf<E>>> {
    const values = input as Record<string, unknown>;
    const names = pathParameters(endpoint.path);
    const path = names.reduce(
      (url, name) => url.replace(`:${name}`, encodeURIComponent(String(values[name]))),
      endpoint.path as string,
    );
    const rest = Object.entries(values).filter(
      ([name, value]) => !names.includes(name) && value !== undefined,
    );
    const body = takesBody(endpoint.method);
    const pairs = rest.map(([name, value]) => [name, String(value)]);
    const query = body || pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
    const response = await fetch(`${origin}${path}${query}`, {
      method: endpoint.method,
      headers: headersOf(options, body),
      ...(body ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
    });
    const text = await response.text();
    const parsed: unknown = text === "" ? null : JSON.parse(text);
    return {
      status: response.status,
      body: parsed as OutputOf<E>,
      problem: parsed as Problem,
      text,
      headers: response.headers,
    };
  };
}

export type Caller = ReturnType<typeof makeCaller>;
