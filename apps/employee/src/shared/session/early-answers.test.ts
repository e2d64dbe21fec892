import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyAnswers, fetchOrTakeEarly } from "./early-answers.ts";

let server: Server;
let url: string;
let asked: number;

const headersOf = (token = "t0ken", language = "de") => ({
  authorization: `Bearer ${token}`,
  "accept-language": language,
});

function askEarly(askedAt = Date.now()): void {
  const response = fetch(url, { headers: headersOf() });
  response.catch(() => undefined);
  earlyAnswers().set(url, { token: "t0ken", language: "de", response, askedAt });
}

const take = (init: RequestInit = {}) =>
  fetchOrTakeEarly(url, { method: "GET", headers: headersOf(), ...init });

beforeEach(async () => {
  asked = 0;
  server = createServer((_, response) => response.end(`{"answer":${++asked}}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/account`;
});

afterEach(async () => {
  vi.useRealTimers();
  earlyAnswers().clear();
  await new Promise((resolve) => server.close(resolve));
});

test("what the page has asked for is asked once, and the second time of the server again", async () => {
  askEarly();
  expect(await (await take()).json()).toEqual({ answer: 1 });
  expect(asked).toBe(1);
  expect(await (await take()).json()).toEqual({ answer: 2 });
});

test.each([
  ["somebody else", { headers: headersOf("other") }],
  ["another language", { headers: headersOf("t0ken", "en") }],
  ["a change", { method: "POST" }],
])("is not taken for %s", async (_, init) => {
  askEarly();
  await take(init);
  await expect.poll(() => asked).toBe(2);
});

test("is not taken when it has waited for too long", async () => {
  askEarly(Date.now() - 31_000);
  await take();
  await expect.poll(() => asked).toBe(2);
});

test("a call that is given up does not wait for it", async () => {
  earlyAnswers().set(url, {
    token: "t0ken",
    language: "de",
    response: new Promise(() => undefined),
    askedAt: Date.now(),
  });
  await expect(take({ signal: AbortSignal.timeout(20) })).rejects.toThrow();
});

test("a call that was given up before is not answered", async () => {
  askEarly();
  await expect(take({ signal: AbortSignal.abort() })).rejects.toThrow();
});
