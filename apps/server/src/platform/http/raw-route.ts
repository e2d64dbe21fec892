import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../session/actor.ts";

/** Answers on the bare connection, because bytes are streamed and not parsed. The address is the visitor's. */
export type RawHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

export type FindActor = (token: string, address: string) => Promise<Actor | null>;

/** After this long without a byte in either direction a connection is closed. */
const idleMs = 120_000;

/** The framework must neither read nor answer what the handler does. See "Bytes" in docs/architecture.md. */
export function rawRoute(handler: RawHandler) {
  return {
    onRequest: async (
      request: Pick<FastifyRequest, "raw" | "ip">,
      reply: Pick<FastifyReply, "raw" | "hijack">,
    ) => {
      void reply.hijack();
      request.raw.setTimeout(idleMs);
      await handler(request.raw, reply.raw, request.ip);
    },
    handler: () => undefined,
  };
}

/** The actor, where no endpoint has determined it. */
export async function actorOf(
  request: IncomingMessage,
  address: string,
  find: FindActor,
): Promise<Actor | null> {
  const header = request.headers.authorization ?? "";
  return header.startsWith("Bearer ") ? await find(header.slice(7), address) : null;
}
