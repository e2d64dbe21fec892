import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallLine } from "../operation/run-operation.ts";

export interface HttpLine extends CallLine {
  /** The caller asked for an event stream, and the endpoint has something to tell. */
  readonly listens: boolean;
  /** The head of the stream is out: what goes wrong from here on is an event. */
  readonly open: boolean;
  end(event: "answer" | "problem", data: unknown): void;
}

/** The connection of one call of a flow: it notices the caller leaving, and tells the steps of an answer (SSE). */
export function openCallLine(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  headers: Readonly<Record<string, string>>,
): HttpLine {
  const { progress } = endpoint;
  const gone = new AbortController();
  const listens = progress !== undefined && request.headers.accept?.includes("text/event-stream") === true;
  let open = false;
  reply.raw.once("close", () => gone.abort());

  function tell(event: string, data: unknown): void {
    if (gone.signal.aborted) return;
    if (!open) {
      open = true;
      void reply.hijack();
      // A proxy that gathers an answer before it passes it on would make a stream pointless.
      reply.raw.writeHead(200, {
        ...headers,
        "content-type": "text/event-stream",
        "x-accel-buffering": "no",
      });
    }
    reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  return {
    signal: gone.signal,
    listens,
    get open() {
      return open;
    },
    progress: (event) => {
      if (listens) tell("progress", progress?.parse(event));
    },
    end: (event, data) => {
      tell(event, data);
      reply.raw.end();
    },
  };
}
