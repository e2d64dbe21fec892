import type { Dispatcher } from "undici";
import type { HttpAnswer, HttpOutcome } from "./http-outcome.ts";

interface ExchangeDeps {
  readonly guard: () => boolean;
  readonly timeoutMs: number;
  /** How long the request may wait for a connection. */
  readonly waitMs: number;
  readonly resolve: (outcome: HttpOutcome) => void;
}

type Controller = Dispatcher.DispatchController;
type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2];

function flat(headers: Headers): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) found[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
  }
  return found;
}

function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = "code" in problem ? `${String(problem.code)} ` : "";
  return `${code}${problem.message}`.slice(0, 300);
}

/** One request in progress: knows whether a byte of it was sent, and what was received. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #deps: ExchangeDeps;
  #controller: Controller | null = null;
  #sent = false;
  #done = false;
  #head: Omit<HttpAnswer, "body"> | null = null;
  #chunks: Buffer[] = [];
  #timer: NodeJS.Timeout;

  constructor(deps: ExchangeDeps) {
    this.#deps = deps;
    this.#timer = setTimeout(() => this.#giveUp("no connection in time"), deps.waitMs);
  }

  /** The client calls this with the socket connected and writes the request before it returns to the event loop. */
  onRequestStart(controller: Controller): void {
    if (this.#done) return controller.abort(new Error("given up before a connection stood"));
    if (this.#sent) return controller.abort(new Error("a request is written once"));
    this.#controller = controller;
    if (!this.#deps.guard()) {
      this.#finish({ kind: "not_sent", detail: "the guard said no" });
      return controller.abort(new Error("the guard said no"));
    }
    this.#sent = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp("no answer in time"), this.#deps.timeoutMs);
  }

  onResponseStart(_controller: Controller, status: number, headers: Headers): void {
    if (status >= 200) this.#head = { status, headers: flat(headers) };
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const head = this.#head;
    if (!head) return this.#fail("an end without an answer");
    this.#finish({ kind: "answered", ...head, body: Buffer.concat(this.#chunks).toString("utf8") });
  }

  onResponseError(_controller: Controller, problem: Error): void {
    this.#fail(describe(problem));
  }

  #giveUp(detail: string): void {
    this.#fail(detail);
    this.#controller?.abort(new Error(detail));
  }

  #fail(detail: string): void {
    this.#finish(this.#sent ? { kind: "unknown", detail, seen: this.#head } : { kind: "not_sent", detail });
  }

  #finish(outcome: HttpOutcome): void {
    if (this.#done) return;
    this.#done = true;
    clearTimeout(this.#timer);
    this.#deps.resolve(outcome);
  }
}
