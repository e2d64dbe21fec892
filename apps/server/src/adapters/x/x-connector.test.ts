import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startXBed, type XBed } from "../../../test/networks/x-bed.ts";
import type { GrantedAccount } from "../../modules/networks/networks.port.ts";
import { createXConnector } from "./x-connector.ts";

let bed: XBed;
beforeAll(async () => {
  bed = await startXBed();
});
afterEach(() => bed.clear());
afterAll(() => bed.stop());

const redirectUri = "http://127.0.0.1:4510/callback";
const codeVerifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const connector = () => createXConnector(bed.http, bed.settings);

/** What a person does on the consent screen. */
async function consent(decision: "allow" | "cancel", name = "Anna Weber"): Promise<URL> {
  const url = connector().authorizeUrl({ state: "state 1+&", redirectUri, codeVerifier });
  const body = new URLSearchParams({ decision, name });
  const answer = await fetch(url, { method: "POST", redirect: "manual", body });
  return new URL(answer.headers.get("location") ?? "about:blank");
}
const codeOf = async (name?: string) => (await consent("allow", name)).searchParams.get("code") ?? "";

async function connected(name?: string): Promise<GrantedAccount> {
  const result = await connector().exchange({ code: await codeOf(name), redirectUri, codeVerifier });
  if (result.kind !== "granted") throw new Error(result.detail);
  const [account] = result.accounts;
  if (!account) throw new Error("no account");
  return account;
}
const refresh = (refreshToken: string | null) => connector().refresh({ refreshToken: refreshToken ?? "" });

describe("connecting X", () => {
  test("returns the person's account, with the expiry of each token", async () => {
    expect((await consent("allow")).searchParams.get("state")).toBe("state 1+&");
    const account = await connected();
    expect(account).toMatchObject({
      accountType: "PERSONAL",
      displayName: "Anna Weber",
      vanityName: expect.stringMatching(/^\w+$/),
      externalId: expect.stringMatching(/^\d+$/),
    });
    expect(account.scopes).toEqual([
      "tweet.read",
      "tweet.write",
      "users.read",
      "media.write",
      "offline.access",
    ]);
    const hours = (at: Date | null) => Math.round(((at?.getTime() ?? 0) - Date.now()) / 3_600_000);
    expect([hours(account.accessExpiresAt), hours(account.refreshExpiresAt)]).toEqual([2, 180 * 24]);
  });

  test("redirects back with the error when the person declines", async () => {
    const back = await consent("cancel");
    expect([back.searchParams.get("error"), back.searchParams.get("state")]).toEqual([
      "access_denied",
      "state 1+&",
    ]);
  });

  test("refuses a code that was used, stolen or is older than half a minute", async () => {
    const code = await codeOf();
    expect((await connector().exchange({ code, redirectUri, codeVerifier })).kind).toBe("granted");
    expect((await connector().exchange({ code, redirectUri, codeVerifier })).kind).toBe("refused");
    const thief = {
      code: await codeOf(),
      redirectUri,
      codeVerifier: "another-verifier-of-at-least-43-characters-length",
    };
    expect((await connector().exchange(thief)).kind).toBe("refused");
    const late = await codeOf();
    bed.sandbox.clock.advance(30_000);
    expect((await connector().exchange({ code: late, redirectUri, codeVerifier })).kind).toBe("refused");
    bed.sandbox.clock.reset();
  });

  test("reports an outage or a wrong secret of ours as unavailable", async () => {
    const wrong = createXConnector(bed.http, { ...bed.settings, clientSecret: "wrong-secret" });
    expect((await wrong.exchange({ code: await codeOf(), redirectUri, codeVerifier })).kind).toBe(
      "unavailable",
    );
    for (const route of ["POST /2/oauth2/token", "GET /2/users/me"]) {
      for (const kind of ["drop_after_commit", "truncated_json"] as const) {
        bed.sandbox.faults.add({ kind, route, times: 1 });
        expect((await connector().exchange({ code: await codeOf(), redirectUri, codeVerifier })).kind).toBe(
          "unavailable",
        );
      }
      bed.sandbox.faults.add({ kind: "http", status: 503, route, times: 1 });
      expect((await connector().exchange({ code: await codeOf(), redirectUri, codeVerifier })).kind).toBe(
        "unavailable",
      );
    }
  });

  test("is not started without an unguessable verifier", async () => {
    expect(() => connector().authorizeUrl({ state: "s", redirectUri })).toThrow("code verifier");
    expect(() => connector().authorizeUrl({ state: "s", redirectUri, codeVerifier: "short" })).toThrow(
      "code verifier",
    );
  });
});

describe("the tokens of X", () => {
  test("are renewed with a refresh token that is new each time and valid once", async () => {
    const { refreshToken, accessToken } = await connected();
    const renewed = await refresh(refreshToken);
    if (renewed.kind !== "refreshed") throw new Error(renewed.detail);
    expect(renewed.accessToken).not.toBe(accessToken);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    expect((await refresh(renewed.refreshToken)).kind).toBe("refreshed");
  });

  test("are all revoked once a refresh token was used twice", async () => {
    const { refreshToken, externalId } = await connected("Bea Twice");
    const renewed = await refresh(refreshToken);
    if (renewed.kind !== "refreshed") throw new Error(renewed.detail);
    expect((await refresh(refreshToken)).kind).toBe("refused");
    expect((await refresh(renewed.refreshToken)).kind).toBe("refused");
    const request = bed.newRequest({ authorId: externalId, accessToken: renewed.accessToken });
    expect(await bed.adapter.publish(request, () => true)).toMatchObject({
      kind: "refused",
      reason: "token_expired",
    });
  });

  test("revoked by the person cannot be renewed, unlike merely expired ones", async () => {
    const over = await connected("Cleo Over");
    await bed.control("POST", "/__sandbox/tokens/expire?network=x", { memberId: over.externalId });
    expect((await refresh(over.refreshToken)).kind).toBe("refreshed");
    const gone = await connected("Dora Gone");
    await bed.control("POST", "/__sandbox/tokens/revoke?network=x", { memberId: gone.externalId });
    expect((await refresh(gone.refreshToken)).kind).toBe("refused");
  });

  test("are kept when X is unavailable during the renewal", async () => {
    const { refreshToken } = await connected();
    bed.sandbox.faults.add({ kind: "drop_before_commit", route: "POST /2/oauth2/token", times: 1 });
    expect((await refresh(refreshToken)).kind).toBe("unavailable");
    expect((await refresh(refreshToken)).kind).toBe("refreshed");
  });

  test("are revoked at X, the refresh token first, ignoring those already revoked", async () => {
    const { accessToken, refreshToken, externalId } = await connected("Edda Leaves");
    bed.sandbox.faults.add({ kind: "http", status: 503, route: "POST /2/oauth2/revoke", times: 1 });
    expect((await connector().revoke?.({ accessToken, refreshToken }))?.kind).toBe("unavailable");
    for (let times = 0; times < 2; times += 1) {
      expect(await connector().revoke?.({ accessToken, refreshToken })).toEqual({ kind: "revoked" });
    }
    expect((await refresh(refreshToken)).kind).toBe("refused");
    const request = bed.newRequest({ authorId: externalId, accessToken });
    expect(await bed.adapter.publish(request, () => true)).toMatchObject({ reason: "token_expired" });
  });
});
