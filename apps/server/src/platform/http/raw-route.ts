import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../session/actor.ts";

/** Answers on the bare connection, because bytes are streamed and not parsed. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type FindActor = (token: string) => Promise<Actor | null>;

/** After this long without a byte in either direction a connection is closed. */
const idleMs = 120_000;

/** The framework must neither read nor answer what the handler does. See "Bytes" in docs/architecture.md. */
export function rawRoute(handler: RawHandler) {
  return {
    onRequest: async (request: Pick<FastifyRequest, "raw">, reply: Pick<FastifyReply, "raw" | "hijack">) => {
      void reply.hijack();
      request.raw.setTimeout(idleMs);
      await handler(request.raw, reply.raw);
    },
    handler: () => undefined,
  };
}

/** The actor, where no endpoint has determined it. */
export async function actorOf(request: IncomingMessage, find: FindActor): Promise<Actor | null> {
  const header = request.headers.authorization ?? "";
  return header.startsWith("Bearer ") ? await find(header.slice(7)) : null;
}
