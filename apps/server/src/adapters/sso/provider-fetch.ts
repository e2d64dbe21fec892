import type { CustomFetch } from "openid-client";
import type { HttpClient } from "../http/http-client.ts";

/** The provider did not answer, or not properly. */
export class ProviderUnavailable extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = "ProviderUnavailable";
  }
}

/** A document of the provider that leads to another host. */
class ForeignAddress extends Error {
  constructor() {
    super("the provider's document names an address outside of the authority");
    this.name = "ForeignAddress";
  }
}

/** The library's requests over our own client: one try, no redirect, at most 1 MB, in time, and only to the authority. */
export function providerFetch(http: HttpClient, origin: string, timeoutMs: number): CustomFetch {
  return async (url, { method, headers, body }) => {
    if (new URL(url).origin !== origin) throw new ForeignAddress();
    const sent = body instanceof URLSearchParams || typeof body === "string" ? String(body) : null;
    const outcome = await http.send({
      method: method === "POST" ? "POST" : "GET",
      url,
      headers,
      ...(sent === null ? {} : { body: sent }),
      timeoutMs,
    });
    if (outcome.kind !== "answered") throw new ProviderUnavailable(outcome.detail);
    if (outcome.status >= 500 || outcome.status === 429)
      throw new ProviderUnavailable(`status ${outcome.status}`);
    return new Response(outcome.body === "" ? null : outcome.body, {
      status: outcome.status,
      headers: outcome.headers,
    });
  };
}
