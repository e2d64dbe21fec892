import type { TokenRequest } from "../src/frame/network.ts";
import type { Sandbox } from "../src/start-sandbox.ts";

export type TestMember = {
  urn: string;
  memberId: string;
  accessToken: string;
  headers: Record<string, string>;
  /** Any call to the simulated LinkedIn with this member's token. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  post: (
    commentary: string,
    more?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
};

export function postBody(author: string, commentary: string, more: Record<string, unknown> = {}) {
  return {
    author,
    commentary,
    visibility: "PUBLIC",
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
    ...more,
  };
}

/** A member with a token, whose calls follow the protocol. */
export function testMember(sandbox: Sandbox, request: TokenRequest = { name: "Anna Weber" }): TestMember {
  const { accessToken, memberId } = sandbox.mintToken(request);
  const urn = `urn:li:person:${memberId}`;
  const headers = {
    authorization: `Bearer ${accessToken}`,
    "linkedin-version": "202609",
    "x-restli-protocol-version": "2.0.0",
    "content-type": "application/json",
  };
  const call: TestMember["call"] = (method, path, body, extra = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method,
      headers: { ...headers, ...extra },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    urn,
    memberId,
    accessToken,
    headers,
    call,
    post: (commentary, more, extra) => call("POST", "/rest/posts", postBody(urn, commentary, more), extra),
  };
}

export async function control(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${sandbox.url}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
