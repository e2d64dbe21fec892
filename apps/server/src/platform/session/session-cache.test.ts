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

function setup(found: () => FrontActor | null) {
  const state = { now: 1_000, asked: 0, hashes: [] as Buffer[] };
  const authenticate = makeAuthenticate(
    (hash) => {
      state.asked += 1;
      state.hashes.push(hash);
      return Promise.resolve(found());
    },
    () => state.now,
  );
  return { state, authenticate };
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
  await expect(authenticate("token")).rejects.toThrow("database away");
  fail = false;
  expect(await authenticate("token")).not.toBeNull();
});
