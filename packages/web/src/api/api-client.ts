import type { Problem } from "@polyphon/contract/errors.ts";
import {
  type CallOf,
  type Endpoint,
  fillPath,
  type OutputOf,
  pathParameters,
  takesBody,
} from "@polyphon/contract/kit/endpoint.ts";
import { ApiError } from "./api-error.ts";

export interface ApiOptions {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly language: () => string;
  /** Who is acting according to the app, as headers of the contract; the server checks it against the session. */
  readonly context?: () => Readonly<Record<string, string>>;
  /** The server no longer knows this session, or refused the account. */
  readonly onSignedOut: (problem: Problem) => void;
  readonly timeoutMs?: number;
  /** Of the browser, unless the app has a reason of its own. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Identifies one intent of the user: pressing twice, or sending again after a lost answer, has one effect. */
  readonly idempotencyKey?: string;
  /** Called with the streamed steps before the answer, for endpoints that have any. */
  readonly onProgress?: (event: unknown) => void;
  /** For calls that take longer than others. */
  readonly timeoutMs?: number;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

function target(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const names = pathParameters(endpoint.path);
  return {
    path: fillPath(endpoint.path, input),
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
  };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string" && value !== "") query.set(name, value);
    if (typeof value === "number" || typeof value === "boolean") query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

const signedOut = new Set<number | string>(["invalid_token", 10033, 10036]);

const isStream = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;

/** One function for every endpoint of the contract. Shapes are checked on the server on the way in and out. */
export function makeApi(options: ApiOptions): Call {
  return async (endpoint, input, call = {}) => {
    const { path, rest } = target(endpoint, input);
    const body = takesBody(endpoint.method);
    const token = options.token();
    const timeout = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? 30_000);
    const headers: Record<string, string> = { "accept-language": options.language() };
    if (token) Object.assign(headers, options.context?.(), { authorization: `Bearer ${token}` });
    const form = endpoint.form ? (await import("./form-body.ts")).formBody(rest) : null;
    // For a form the browser writes the type itself, with the boundary of its parts.
    if (body && !form) headers["content-type"] = "application/json";
    if (call.onProgress) headers["accept"] = "text/event-stream, application/json";
    if (call.idempotencyKey) headers["idempotency-key"] = call.idempotencyKey;

    let response: Response;
    let answer: unknown;
    let refused = false;
    try {
      const send = options.fetch ?? fetch;
      response = await send(`${options.baseUrl}${path}${body ? "" : queryOf(rest)}`, {
        method: endpoint.method,
        headers,
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(body ? { body: form ?? JSON.stringify(rest) } : {}),
      });
      if (call.onProgress && response.body && isStream(response)) {
        const { readStream } = await import("./read-stream.ts");
        const end = await readStream(response.body, call.onProgress);
        [answer, refused] = [end?.data, end?.kind !== "answer"];
      } else answer = await response.json();
    } catch (error) {
      if (call.signal?.aborted) throw new ApiError({ kind: "aborted" });
      if (timeout.aborted) throw new ApiError({ kind: "timeout" });
      throw new ApiError(error instanceof SyntaxError ? { kind: "broken", status: 0 } : { kind: "offline" });
    }
    if (response.ok && !refused) return answer as OutputOf<typeof endpoint>;
    if (typeof answer !== "object" || answer === null || !("code" in answer)) {
      throw new ApiError({ kind: "broken", status: response.status });
    }
    const problem = answer as Problem;
    if (signedOut.has(problem.code)) options.onSignedOut(problem);
    throw new ApiError({ kind: "problem", status: response.status, problem });
  };
}
