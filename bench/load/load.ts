import { type Part, startPart } from "../kit/part.ts";

interface Load {
  readonly port: number;
  /** Whole requests as they go over the wire, taken in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly ms: number;
  /** The only status that counts as an answer. */
  readonly status: number;
}

export type ClosedLoad = Load;

export interface OpenLoad extends Load {
  /** Requests a second, sent by the clock. */
  readonly rate: number;
}

export interface LoadResult {
  readonly rate: number;
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
}

export interface LoadMaker {
  closed(load: ClosedLoad): Promise<LoadResult>;
  open(load: OpenLoad): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startLoad(): LoadMaker {
  const part: Part = startPart(new URL("load.child.ts", import.meta.url));
  return {
    closed: (load) => part.call<LoadResult>("closed", load),
    open: (load) => part.call<LoadResult>("open", load),
    stop: () => part.stop(),
  };
}

export interface RequestText {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  /** The visitor's address as a proxy in front would report it. */
  readonly address?: string;
}

export function requestText({ method, path, token, body, address }: RequestText): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "accept: application/json",
    "accept-language: en",
    ...(address === undefined ? [] : [`x-forwarded-for: ${address}`]),
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${head.join("\r\n")}\r\n\r\n${body ?? ""}`;
}
