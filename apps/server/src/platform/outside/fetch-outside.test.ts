import { createServer as createHttp } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insideAddresses } from "../../../test/hostile/inside-addresses.ts";
import { startNameServer } from "../../../test/services/name-server.ts";
import { type FetchOutside, makeFetchOutside } from "./fetch-outside.ts";

/** Counts every connection on every address of the machine; nothing of the corpus may get that far. */
let listener: Server;
let connections: string[] = [];
let port = 0;

/** Acts as the open internet: the one address that is trusted. */
const street = createHttp((request, response) => {
  const url = new URL(request.url ?? "", "http://street");
  const to = url.searchParams.get("to");
  if (to !== null) return void response.writeHead(302, { location: to }).end();
  const body = url.searchParams.get("body") ?? "<title>Hello</title>";
  const type = url.searchParams.get("type") ?? "text/html; charset=utf-8";
  if (url.pathname === "/circle") return void response.writeHead(301, { location: "/circle" }).end();
  if (url.pathname === "/slow")
    return void response.writeHead(200, { "content-type": type }).write("<title>");
  if (url.pathname === "/endless") {
    response.writeHead(200, { "content-type": type });
    const more = setInterval(() => response.write(Buffer.alloc(64 * 1024, 120)), 2);
    return void response.on("close", () => clearInterval(more));
  }
  seen.push(request.headers);
  response.writeHead(Number(url.searchParams.get("status") ?? 200), { "content-type": type }).end(body);
});
let seen: NodeJS.Dict<string | string[]>[] = [];
let streetPort = 0;
let names: Awaited<ReturnType<typeof startNameServer>>;
let fetchOutside: FetchOutside;

beforeAll(async () => {
  listener = createServer((socket) => {
    connections.push(socket.localAddress ?? "");
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, "::", resolve));
  port = (listener.address() as AddressInfo).port;
  await new Promise<void>((resolve) => street.listen(0, "127.0.0.3", resolve));
  streetPort = (street.address() as AddressInfo).port;
  names = await startNameServer({
    "street.example": [["127.0.0.3"]],
    "inside.example": [["127.0.0.1"]],
    "inside6.example": [["::1"]],
    "cloud.example": [["169.254.169.254"]],
    "mapped.example": [["::ffff:7f00:1"]],
    "translated.example": [["64:ff9b::7f00:1"]],
    "both.example": [["127.0.0.3", "127.0.0.1"]],
    "both6.example": [["127.0.0.3", "::1"]],
    "public-and-inside.example": [["1.1.1.1", "10.0.0.1"]],
    "turning.example": [["127.0.0.3"], ["127.0.0.1"]],
  });
  fetchOutside = makeFetchOutside({
    resolver: names.resolver,
    // The listener's port is an allowed one here, so that the corpus is refused by its address.
    ports: [80, 443, port],
    trusted: [`127.0.0.3:${streetPort}`],
  });
});
beforeEach(() => {
  [connections, seen] = [[], []];
});
afterAll(async () => {
  listener.close();
  street.closeAllConnections();
  street.close();
  await names.close();
});

const ask = (url: string, more: { maxBytes?: number; timeoutMs?: number; types?: string[] } = {}) =>
  fetchOutside({ url, types: ["text/html"], maxBytes: 200_000, timeoutMs: 3_000, ...more });
const onStreet = (path: string) => `http://street.example:${streetPort}${path}`;

describe("reading a page of the open internet", () => {
  it("returns its bytes, its type and its final address", async () => {
    const answer = await ask(onStreet("/?to=/x"));
    expect(answer).toMatchObject({ kind: "found", url: onStreet("/x"), type: "text/html; charset=utf-8" });
    expect(answer.kind === "found" && answer.body.toString()).toBe("<title>Hello</title>");
  });

  it("reveals nothing about who asks", async () => {
    await ask(onStreet("/"));
    expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it.each([
    ["a file of another type", "/?type=application/zip", "type"],
    ["an answer that is not one", "/?status=404", "status"],
    ["a page without end", "/endless", "size"],
    ["a redirect without end", "/circle", "redirects"],
  ])("refuses %s", async (_what, path, why) => {
    expect(await ask(onStreet(path))).toEqual({ kind: "refused", why });
  });

  it("does not wait for a page that does not end", async () => {
    const from = Date.now();
    expect(await ask(onStreet("/slow"), { timeoutMs: 400 })).toEqual({ kind: "refused", why: "time" });
    expect(Date.now() - from).toBeLessThan(2_000);
  });
});

describe("an internal address", () => {
  it("is refused before anything is connected, however it is written", async () => {
    const addresses = insideAddresses(port);
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(200);
    for (const url of addresses) expect(await ask(url), url).toEqual({ kind: "refused", why: "address" });
    expect(connections).toEqual([]);
    process.stdout.write(`${addresses.length} addresses written straight: 0 connections\n`);
  });

  it("is refused as the target of a redirect, at any hop", async () => {
    const addresses = insideAddresses(port).filter(
      // A target without a host is a path on the same server.
      (url) =>
        /^[\x21-\x7e]+$/.test(url) &&
        URL.canParse(url) &&
        new URL(url, onStreet("/")).href === new URL(url).href,
    );
    for (const url of addresses) {
      const onward = onStreet(`/?to=${encodeURIComponent(url)}`);
      expect(await ask(onward), url).toEqual({ kind: "refused", why: "address" });
    }
    const twice = onStreet(
      `/?to=${encodeURIComponent(onStreet(`/?to=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`))}`,
    );
    expect(await ask(twice)).toEqual({ kind: "refused", why: "address" });
    expect(connections).toEqual([]);
    process.stdout.write(`${addresses.length + 1} addresses behind a redirect: 0 connections\n`);
  });

  it.each([
    "inside.example",
    "inside6.example",
    "cloud.example",
    "mapped.example",
    "translated.example",
    "both.example",
    "both6.example",
    "public-and-inside.example",
    "unknown.example",
  ])("is refused behind the name %s", async (name) => {
    for (const at of [port, streetPort, 80]) {
      expect(await ask(`http://${name}:${at}/`)).toEqual({ kind: "refused", why: "address" });
    }
    expect(connections).toEqual([]);
  });

  it("is not reached when a name changes between the check and the connection", async () => {
    // Its second answer is the listener's address; the port is open on both.
    const url = `http://turning.example:${streetPort}/`;
    expect(await ask(url)).toMatchObject({ kind: "found" });
    expect(names.asked("turning.example")).toBe(1);
    expect(await ask(url)).toEqual({ kind: "refused", why: "address" });
    expect(names.asked("turning.example")).toBe(2);
    expect(connections).toEqual([]);
  });

  it("or a public one on a port that is not the web's is refused", async () => {
    for (const at of [21, 22, 25, 6379, 5432, 8080, 11211])
      expect(await ask(`http://1.1.1.1:${at}/`)).toEqual({ kind: "refused", why: "address" });
  });

  it("would be noticed: the listener sees a connection that is let through", async () => {
    const open = makeFetchOutside({ trusted: [`127.0.0.1:${port}`, `[::1]:${port}`] });
    for (const host of ["127.0.0.1", "2130706433", "[::1]"]) {
      const answer = await open({
        url: `http://${host}:${port}/`,
        types: [""],
        maxBytes: 9,
        timeoutMs: 2_000,
      });
      expect(answer).toEqual({ kind: "refused", why: "connection" });
    }
    expect(connections).toHaveLength(3);
  });
});
