import type { TokenRequest } from "../src/frame/network.ts";
import type { Sandbox } from "../src/start-sandbox.ts";

export type TestAccount = {
  id: string;
  accessToken: string;
  /** Any call to the simulated X with this account's token. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  post: (text: string, more?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Response>;
};

/** An account with a token, whose calls follow the protocol. */
export function testAccount(sandbox: Sandbox, request: TokenRequest = { name: "Anna Weber" }): TestAccount {
  const { accessToken, memberId } = sandbox.mintToken(request, "x");
  const call: TestAccount["call"] = (method, path, body, extra = {}) =>
    fetch(sandbox.url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...extra,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  return {
    id: memberId,
    accessToken,
    call,
    post: (text, more = {}, headers = {}) => call("POST", "/2/tweets", { text, ...more }, headers),
  };
}
