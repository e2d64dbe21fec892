import type { IncomingHttpHeaders } from "node:http";

/** One request as it arrived, complete with its body. */
export class Call {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  params: Readonly<Record<string, string>> = {};
  #query: URLSearchParams | undefined;

  constructor(method: string, target: string, headers: IncomingHttpHeaders, body: Buffer) {
    const mark = target.indexOf("?");
    this.method = method;
    this.path = mark === -1 ? target : target.slice(0, mark);
    this.search = mark === -1 ? "" : target.slice(mark + 1);
    this.headers = headers;
    this.body = body;
  }

  get query(): URLSearchParams {
    this.#query ??= new URLSearchParams(this.search);
    return this.#query;
  }

  header(name: string): string | undefined {
    const value = this.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  param(name: string): string {
    return this.params[name] ?? "";
  }

  form(): URLSearchParams {
    return new URLSearchParams(this.body.toString("utf8"));
  }

  /** Issued addresses lead back through whatever proxy is in front of the sandbox. */
  origin(): string {
    return `http://${this.headers.host ?? "127.0.0.1"}`;
  }
}
