import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import { shareBadge } from "@polyphon/contract/recognition/recognition.contract.ts";
import { cancelShare, listShares, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeApi } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

let server: Server;
let seen: IncomingMessage[];
let answer: { status: number; body: string };
const onSignedOut = vi.fn();

function api(timeoutMs = 2_000, token: string | null = "t0ken") {
  const { port } = server.address() as AddressInfo;
  return makeApi({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => token,
    language: () => "de",
    context: () => ({ [contextHeaders.company]: "7" }),
    onSignedOut,
    timeoutMs,
  });
}

async function failureOf(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).failure;
}

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: "{}" };
  onSignedOut.mockReset();
  server = createServer((request, response) => {
    seen.push(request);
    if (answer.status === 0) return;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a read carries its path, its query, the session and the language [A7-02] [A7-03]", async () => {
  await api()(readShare, { shareId: 42 });
  await api()(listShares, { limit: 5, state: "HELD" });
  expect(seen.map((request) => request.url)).toEqual([
    "/services/post/api/social-shares/42",
    "/services/post/api/social-shares?limit=5&state=HELD",
  ]);
  expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer t0ken", "accept-language": "de" });
});

test("the acting role is sent with the session, and not after signing out", async () => {
  await api()(readShare, { shareId: 42 });
  await api(2_000, null)(readShare, { shareId: 42 });
  expect(seen.map((request) => request.headers[contextHeaders.company])).toEqual(["7", undefined]);
});

test("an endpoint that takes a form is called with form fields and the session [B7.2-33]", async () => {
  const copies = [{ socialNetwork: "LINKEDIN" as const, shareText: "Words", isAiGeneratedCopy: false }];
  await api()(shareBadge, { badgeId: 7, postSocialShareNetworks: copies });
  await api()(cancelShare, { shareId: 1 });
  const [form, json] = seen.map(({ headers }) => headers);
  expect(form?.["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(form?.authorization).toBe("Bearer t0ken");
  expect(json?.["content-type"]).toBe("application/json");
});

test("a session unknown to the server signs the user out", async () => {
  answer = {
    status: 401,
    body: JSON.stringify({
      code: "invalid_token",
      error: "invalid_token",
      description: "Session expired",
      reference: "1",
    }),
  };
  const failure = await failureOf(api()(cancelShare, { shareId: 1 }));
  expect(failure).toMatchObject({ kind: "problem", status: 401 });
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test("distinguishes a gateway's error page, a lost connection and a slow server", async () => {
  answer = { status: 502, body: "<html>bad gateway</html>" };
  expect((await failureOf(api()(listShares, {}))).kind).toBe("broken");
  answer = { status: 0, body: "" };
  expect((await failureOf(api(100)(listShares, {}))).kind).toBe("timeout");
  const call = api();
  server.closeAllConnections();
  await new Promise((closed) => {
    server.close(closed);
  });
  expect((await failureOf(call(listShares, {}))).kind).toBe("offline");
});

test("a call aborted by the page is not reported as a network error", async () => {
  answer = { status: 0, body: "" };
  const leaving = new AbortController();
  const call = api()(listShares, {}, { signal: leaving.signal });
  leaving.abort();
  expect((await failureOf(call)).kind).toBe("aborted");
});
