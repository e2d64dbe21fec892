import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo, Server as TcpServer, Socket } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { HttpClient } from "./http-client.ts";
import { createHttpClient } from "./http-client.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

function client(settings: Parameters<typeof createHttpClient>[0] = {}): HttpClient {
  const made = createHttpClient({ timeoutMs: 400, connectMs: 400, ...settings });
  open.push(() => made.close());
  return made;
}

async function listen(server: Server | TcpServer): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(
  answer: RequestListener,
): Promise<{ url: string; server: Server; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer(answer).on("connection", (socket: Socket) => sockets.add(socket));
  const url = await listen(server);
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url, server, sockets };
}

/** Answers with raw bytes; null closes without an answer. */
async function serveRaw(react: (socket: Socket, request: string) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("data", (bytes) => react(socket, bytes.toString("latin1"))).on("error", () => socket.destroy());
  });
  const url = await listen(server);
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return url;
}

const post = (url: string, body = "hello") => ({ method: "POST", url, headers: {}, body }) as const;
const ok = (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(201, { "X-Id": "7" }).end("done");

describe("a call to a network", () => {
  test("returns status, headers and body", async () => {
    const { url } = await serve(ok);
    expect(await client().send(post(url))).toMatchObject({
      kind: "answered",
      status: 201,
      headers: { "x-id": "7" },
      body: "done",
    });
  });

  test("asks the guard after connecting and before writing a byte", async () => {
    const seen: string[] = [];
    const { url, server } = await serve((request, response) => {
      seen.push("request");
      ok(request, response);
    });
    server.on("connection", () => seen.push("connection"));
    const outcome = await client().send(post(url), () => {
      seen.push("guard");
      return true;
    });
    expect(outcome.kind).toBe("answered");
    expect(seen.toSorted()).toEqual(["connection", "guard", "request"]);
    expect(seen.indexOf("guard")).toBeLessThan(seen.indexOf("request"));
  });

  test("writes in the same tick in which the guard was asked", async () => {
    const { url } = await serve(ok);
    const http = client();
    let ticked = true;
    const ticks: boolean[] = [];
    const written = () => void ticks.push(ticked);
    subscribe("undici:client:sendHeaders", written);
    for (let index = 0; index < 3; index += 1) {
      await http.send(post(url), () => {
        ticked = false;
        process.nextTick(() => (ticked = true));
        return true;
      });
    }
    unsubscribe("undici:client:sendHeaders", written);
    expect(ticks).toEqual([false, false, false]);
  });

  test("sends nothing when the guard refuses, on a new and on a reused connection", async () => {
    let requests = 0;
    const { url } = await serve((request, response) => {
      requests += 1;
      ok(request, response);
    });
    const http = client();
    expect(await http.send(post(url), () => false)).toEqual({
      kind: "not_sent",
      detail: "the guard said no",
    });
    await http.send(post(url));
    expect(await http.send(post(url), () => false)).toMatchObject({ kind: "not_sent" });
    expect(await http.send(post(url))).toMatchObject({ kind: "answered" });
    expect(requests).toBe(2);
  });

  test("asks the guard late: its state after the request waited in line counts, not before", async () => {
    const waiting: ServerResponse[] = [];
    const { url } = await serve((_request, response) => void waiting.push(response));
    const http = client({ connections: 1, timeoutMs: 5_000 });
    let alive = true;
    const first = http.send(post(url));
    const second = http.send(post(url), () => alive);
    await expect.poll(() => waiting.length).toBe(1);
    alive = false;
    waiting[0]?.end("first");
    expect(await first).toMatchObject({ kind: "answered" });
    expect(await second).toMatchObject({ kind: "not_sent" });
    expect(waiting).toHaveLength(1);
  });

  test("reports not sent when nobody listens", async () => {
    const { url, server } = await serve(ok);
    server.close();
    expect(await client().send(post(url))).toMatchObject({ kind: "not_sent" });
  });

  test("reports not sent for a name that does not exist", async () => {
    expect(await client().send(post("http://nowhere.invalid/"))).toMatchObject({ kind: "not_sent" });
  });

  test("reports not sent after waiting too long for a free connection", async () => {
    const { url } = await serve(() => undefined);
    const http = client({ connections: 1, connectMs: 50, timeoutMs: 5_000 });
    const first = http.send({ ...post(url), timeoutMs: 2_000 });
    const second = await http.send({ ...post(url), timeoutMs: 100 });
    expect(second).toEqual({ kind: "not_sent", detail: "no connection in time" });
    await http.close();
    expect((await first).kind).toBe("unknown");
  });

  test("without an answer in time is unknown", async () => {
    const { url } = await serve(() => undefined);
    expect(await client().send(post(url))).toEqual({
      kind: "unknown",
      detail: "no answer in time",
      seen: null,
    });
  });

  test("cut before the answer is unknown", async () => {
    const url = await serveRaw((socket) => socket.destroy());
    expect(await client().send(post(url))).toMatchObject({ kind: "unknown", seen: null });
  });

  test("reset before the answer is unknown", async () => {
    const url = await serveRaw((socket) => socket.resetAndDestroy());
    expect(await client().send(post(url))).toMatchObject({ kind: "unknown", seen: null });
  });

  test("ended by a half close is unknown", async () => {
    const url = await serveRaw((socket) => socket.end());
    expect(await client().send(post(url))).toMatchObject({ kind: "unknown", seen: null });
  });

  test("with a truncated body is unknown, and keeps the received head", async () => {
    for (const tail of [
      "content-length: 90\r\n\r\nhalf",
      "transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n",
    ]) {
      const url = await serveRaw((socket) => socket.end(`HTTP/1.1 201 Created\r\nx-id: 7\r\n${tail}`));
      expect(await client().send(post(url))).toMatchObject({
        kind: "unknown",
        seen: { status: 201, headers: { "x-id": "7" } },
      });
    }
  });

  test("with an answer that is not HTTP is unknown", async () => {
    const url = await serveRaw((socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n"));
    expect(await client().send(post(url))).toMatchObject({ kind: "unknown", seen: null });
  });

  test("with an answer larger than allowed is unknown", async () => {
    const { url } = await serve((_request, response) => void response.end("x".repeat(5000)));
    expect(await client({ maxBodyBytes: 1000 }).send(post(url))).toMatchObject({
      kind: "unknown",
      seen: { status: 200 },
    });
  });

  test("with an endlessly slow answer is given up in time", async () => {
    const { url } = await serve((_request, response) => {
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    });
    expect(await client().send(post(url))).toMatchObject({ kind: "unknown", detail: "no answer in time" });
  });

  test("follows no redirect", async () => {
    let requests = 0;
    const { url } = await serve((_request, response) => {
      requests += 1;
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect(await client().send(post(url))).toMatchObject({ kind: "answered", status: 307 });
    expect(requests).toBe(1);
  });

  test("reports not sent for an invalid header", async () => {
    const { url } = await serve(ok);
    const request = { ...post(url), headers: { authorization: "Bearer a\r\nb" } };
    expect(await client().send(request)).toMatchObject({ kind: "not_sent" });
  });
});

describe("connections", () => {
  test("are reused while fresh", async () => {
    const { url, sockets } = await serve(ok);
    const http = client();
    for (let index = 0; index < 20; index += 1) await http.send(post(url));
    expect(sockets.size).toBeLessThanOrEqual(2);
  });

  test("are dropped after idling, before a network closes them during a request", async () => {
    const { url, server, sockets } = await serve(ok);
    server.keepAliveTimeout = 60_000;
    const http = client({ idleMs: 150 });
    await http.send(post(url));
    await expect.poll(() => [...sockets].every((socket) => socket.destroyed), { timeout: 4_000 }).toBe(true);
    expect(await http.send(post(url))).toMatchObject({ kind: "answered" });
    expect(sockets.size).toBe(2);
  });

  test("closed by the network while idle never cost a request", async () => {
    const { url, sockets } = await serve((request, response) => {
      ok(request, response);
      setImmediate(() => request.socket.end());
    });
    const http = client();
    const kinds = new Set<string>();
    for (let index = 0; index < 50; index += 1) {
      kinds.add((await http.send(post(url))).kind);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect([...kinds]).toEqual(["answered"]);
    expect(sockets.size).toBe(50);
  });

  test("never carry a request twice, whatever breaks", async () => {
    const arrived = new Map<string, number>();
    let turn = 0;
    const url = await serveRaw((socket, request) => {
      const id = /x-share: (\d+)/.exec(request)?.[1];
      if (id === undefined) return;
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      turn += 1;
      if (turn % 5 === 0) socket.destroy();
      else if (turn % 7 === 0) socket.resetAndDestroy();
      else if (turn % 11 === 0) socket.end("HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\nhalf");
      else if (turn % 13 === 0)
        socket.end("HTTP/1.1 503 Busy\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
      else socket.write("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n");
    });
    const http = client({ connections: 8, timeoutMs: 5_000 });
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, (_, id) => http.send({ ...post(url), headers: { "x-share": String(id) } })),
    );
    expect(Math.max(...arrived.values())).toBe(1);
    for (const [id, outcome] of outcomes.entries()) {
      expect(arrived.has(String(id))).toBe(outcome.kind !== "not_sent");
    }
    expect(outcomes.filter((outcome) => outcome.kind === "unknown").length).toBeGreaterThan(80);
  });
});
