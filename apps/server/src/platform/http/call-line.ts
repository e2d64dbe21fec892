import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallLine } from "../operation/run-operation.ts";

export interface HttpLine extends CallLine {
  /** The caller asked for an event stream, and the endpoint has progress to send. */
  readonly listens: boolean;
  /** The head of the stream is sent: errors from here on are events. */
  readonly open: boolean;
  end(event: "answer" | "problem", data: unknown): void;
}

/**
 * The connection of one call of a flow: it notices the caller disconnecting, and sends the steps of an answer (SSE).
 */
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

  function sendEvent(event: string, data: unknown): void {
    if (gone.signal.aborted) return;
    if (!open) {
      open = true;
      void reply.hijack();
      // A proxy that buffers an answer would make a stream pointless.
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
      if (listens) sendEvent("progress", progress?.parse(event));
    },
    end: (event, data) => {
      sendEvent(event, data);
      reply.raw.end();
    },
  };
}
