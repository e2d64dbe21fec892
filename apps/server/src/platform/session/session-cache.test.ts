import { expect, test } from "vitest";
import type { FrontActor } from "./actor.ts";
import { makeAuthenticate } from "./session-cache.ts";
import { hashToken, newToken } from "./token.ts";

const actor = (over: Partial<FrontActor> = {}): FrontActor => ({
  kind: "front",
  accountId: 7,
  companyId: 3,
  timeZone: "Europe/Berlin",
  features: new Set(["post_sharing"]),
  featuresOff: [],
  lightFrontUser: false,
  roleId: 8,
  primaryAccountId: null,
  restriction: null,
  sso: false,
  expiresAt: new Date(10_000_000),
  ...over,
});

const address = "192.0.2.1";

function setup(found: (hash: Buffer) => FrontActor | null) {
  const state = { now: 1_000, asked: 0, hashes: [] as Buffer[] };
  const authenticateFrom = makeAuthenticate(
    (hash) => {
      state.asked += 1;
      state.hashes.push(hash);
      return Promise.resolve(found(hash));
    },
    () => state.now,
  );
  return { state, authenticateFrom, authenticate: (token: string) => authenticateFrom(token, address) };
}

test("a session is looked up by the hash of its token", async () => {
  const { state, authenticate } = setup(() => actor());
  const token = newToken();
  expect(await authenticate(token)).toMatchObject({ actor: { accountId: 7 }, tokenHash: hashToken(token) });
  expect(state.hashes[0]).toEqual(hashToken(token));
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

test("a revoked session is accepted for half a second and no longer", async () => {
  let found: FrontActor | null = actor();
  const { state, authenticate } = setup(() => found);
  await authenticate("token");
  found = null;
  state.now += 499;
  expect(await authenticate("token")).not.toBeNull();
  state.now += 1;
  expect(await authenticate("token")).toBeNull();
  expect(state.asked).toBe(2);
});

test("a session that ends within the half second ends on time", async () => {
  let found: FrontActor | null = actor({ expiresAt: new Date(1_200) });
  const { state, authenticate } = setup(() => found);
  await authenticate("token");
  found = null;
  state.now = 1_199;
  expect(await authenticate("token")).not.toBeNull();
  state.now = 1_200;
  expect(await authenticate("token")).toBeNull();
});

test("concurrent requests share one look-up, and unknown tokens are not cached", async () => {
  let found: FrontActor | null = null;
  const { state, authenticate } = setup(() => found);
  await Promise.all([authenticate("token"), authenticate("token"), authenticate("token")]);
  expect(state.asked).toBe(1);
  found = actor();
  expect(await authenticate("token")).not.toBeNull();
  expect(state.asked).toBe(2);
});

test("a look-up that fails is not cached", async () => {
  let fail = true;
  const authenticate = makeAuthenticate(() =>
    fail ? Promise.reject(new Error("database away")) : Promise.resolve(actor()),
  );
  await expect(authenticate("token", address)).rejects.toThrow("database away");
  fail = false;
  expect(await authenticate("token", address)).not.toBeNull();
});

test("tokens that nobody has are looked up as long as their address has a budget, and sessions in use always", async () => {
  const known = newToken();
  const { state, authenticate, authenticateFrom } = setup((hash) =>
    hash.equals(hashToken(known)) ? actor() : null,
  );
  expect(await authenticate(known)).not.toBeNull();
  state.asked = 0;
  const tries = Array.from({ length: 10_000 }, (_, at) => authenticate(`invented-${at}`));
  const ended = await Promise.allSettled(tries.map(async (one) => one));
  const refused = ended.filter(({ status }) => status === "rejected");
  expect(state.asked).toBe(3_000);
  expect(refused).toHaveLength(7_000);
  expect(refused[0]).toMatchObject({ reason: { error: "too_many_requests", values: { seconds: 1 } } });
  // Known a moment ago, so nothing is looked up.
  expect(await authenticate(known)).not.toBeNull();
  expect(state.asked).toBe(3_000);
  expect(await authenticateFrom("invented", "192.0.2.2")).toBeNull();
  state.now += 1_000;
  expect(await authenticate(known)).not.toBeNull();
});

test("sessions do not use up the budget of their address, however many there are", async () => {
  const { state, authenticate } = setup(() => actor());
  for (let at = 0; at < 5_000; at += 1) await authenticate(`token-${at}`);
  expect(state.asked).toBe(5_000);
});
