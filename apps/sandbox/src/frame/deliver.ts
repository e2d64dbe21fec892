import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Reply } from "./reply.ts";
import type { Timers } from "./timers.ts";

function bytesOf(body: string | Buffer | undefined): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return typeof body === "string" ? Buffer.from(body) : body;
}

/** The answer as raw bytes; for faults that need to break it in the middle. */
function wireBytes(reply: Reply, body: Buffer, claimedLength: number): Buffer {
  const headers = {
    ...reply.headers,
    "content-length": String(claimedLength),
    date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ""}\r\n${lines.join("")}\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}

export function deliver(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return;
  const body = reply.body;
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  response.writeHead(reply.status, { ...reply.headers, "content-length": length });
  response.end(body);
}

export function drop(response: ServerResponse): void {
  response.socket?.destroy();
}

/** Ends the sandbox's half of the connection without an answer and continues to listen. */
export function closeHalf(response: ServerResponse): void {
  response.socket?.end();
}

/** A complete HTTP answer whose JSON breaks off. */
export function deliverTruncated(response: ServerResponse, reply: Reply): void {
  const whole = bytesOf(reply.body);
  const body =
    whole.length > 1 ? whole.subarray(0, Math.ceil(whole.length / 2)) : Buffer.from('{"value":{"sta');
  deliver(response, {
    status: reply.status,
    headers: { "content-type": "application/json; charset=utf-8", ...reply.headers },
    body,
  });
}

/** Head and half a body, then a TCP reset. */
export function deliverReset(response: ServerResponse, reply: Reply): void {
  const socket = response.socket;
  if (!socket || socket.destroyed) return;
  const body = bytesOf(reply.body);
  const half = body.subarray(0, body.length >> 1);
  socket.write(wireBytes(reply, half, body.length + 64), () => socket.resetAndDestroy());
}

/** The whole answer, head included, in small pieces with pauses between. */
export async function deliverSlowly(
  response: ServerResponse,
  reply: Reply,
  pace: { chunkBytes: number; everyMs: number },
  timers: Timers,
): Promise<void> {
  const socket = response.socket;
  if (!socket) return;
  const body = bytesOf(reply.body);
  const wire = wireBytes({ ...reply, headers: { ...reply.headers, connection: "close" } }, body, body.length);
  for (let at = 0; at < wire.length; at += pace.chunkBytes) {
    if (socket.destroyed) return;
    socket.write(wire.subarray(at, at + pace.chunkBytes));
    if (!(await timers.wait(pace.everyMs))) return drop(response);
  }
  socket.end();
}
