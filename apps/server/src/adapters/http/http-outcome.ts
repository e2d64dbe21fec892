export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly timeoutMs?: number;
}

export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case; a header that came twice is joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type HttpOutcome =
  | ({ readonly kind: "answered" } & HttpAnswer)
  /** Not a byte of the request was sent: no connection, or the guard refused. */
  | { readonly kind: "not_sent"; readonly detail: string }
  /** Bytes were sent and no complete answer came. `seen` is the head of the answer, if that arrived. */
  | {
      readonly kind: "unknown";
      readonly detail: string;
      readonly seen: Omit<HttpAnswer, "body"> | null;
    };
