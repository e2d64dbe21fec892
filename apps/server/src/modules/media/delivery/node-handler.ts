import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers on the bare connection, because bytes are streamed and not parsed. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
