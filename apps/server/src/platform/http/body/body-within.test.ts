import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyWithin } from "./body-within.ts";

const withinMs = 200;
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = Fastify({ logger: false });
  app.post("/", { preParsing: bodyWithin(withinMs / 1000) }, async () => {
    await sleep(3 * withinMs);
    return { done: true };
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** Sends the head and what of the body is given, and reads until the connection is closed. */
async function send(type: string, body: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const head = [
    "POST / HTTP/1.1",
    "host: x",
    "connection: close",
    `content-type: ${type}`,
    "content-length: 10",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  let received = "";
  socket.on("data", (bytes) => (received += String(bytes)));
  await once(socket, "close");
  return received;
}

test("a body that arrived in time is answered, however long the answer takes", async () => {
  expect(await send("application/json", '{"a":1234}')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"done":true/);
  await sleep(2 * withinMs);
});

test("a body that never ends is refused and its connection closed", async () => {
  expect(await send("application/json", '{"a"')).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that nobody reads is refused for what it is, and nothing happens later", async () => {
  expect(await send("text/xml", "<a/>")).toMatch(/^HTTP\/1\.1 415 /);
  await sleep(2 * withinMs);
});
