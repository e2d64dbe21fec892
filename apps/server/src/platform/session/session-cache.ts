import { hash } from "node:crypto";
import { networkOf } from "@polyphon/rules/identity/sign-in/network-of.ts";
import { Refusal } from "../operation/refusal.ts";
import { MemoryBuckets } from "../redis/memory-buckets.ts";
import type { Actor } from "./actor.ts";

type SignedIn = Exclude<Actor, { kind: "anonymous" }>;

export interface Session {
  readonly actor: SignedIn;
  readonly tokenHash: Buffer;
}

export type FindSession = (tokenHash: Buffer) => Promise<SignedIn | null>;

interface Entry {
  readonly session: Session;
  readonly freshUntil: number;
}

/** A revoked session must be dead within a second, so an answer is cached for half of one. */
const believeMs = 500;
const maxEntries = 20_000;

/** An office that comes back from the weekend sends a few thousand ended tokens; who invents them sends no end of them. */
const strangers = { capacity: 3_000, perSeconds: 60 };

/**
 * Who is behind a bearer token. Callers in the same instant share one look-up. Tokens that nobody has cost their sender's
 * address: once its budget is used up no more of its tokens are looked up, while sessions in use are still known.
 */
export function makeAuthenticate(find: FindSession, now: () => number = Date.now) {
  const budgets = new MemoryBuckets(now);
  const known = new Map<string, Entry>();
  const asking = new Map<string, Promise<Session | null>>();

  async function look(key: string): Promise<Session | null> {
    const tokenHash = Buffer.from(key, "base64url");
    const actor = await find(tokenHash);
    if (!actor) return null;
    if (known.size >= maxEntries) known.clear();
    const session = { actor, tokenHash };
    // A restriction ends with the next click, so it must not be cached.
    if (actor.restriction !== null) return session;
    known.set(key, { session, freshUntil: now() + believeMs });
    return session;
  }

  async function lookFor(address: string, key: string): Promise<Session | null> {
    const network = networkOf(address);
    const waitMs = budgets.take(network, strangers);
    if (waitMs > 0) throw new Refusal("too_many_requests", { seconds: Math.ceil(waitMs / 1000) });
    const session = await look(key);
    if (session) budgets.giveBack(network, strangers, 1);
    return session;
  }

  return function authenticate(token: string, address: string): Session | null | Promise<Session | null> {
    const key = hash("sha256", token, "base64url");
    const entry = known.get(key);
    const at = now();
    if (entry && entry.freshUntil > at && entry.session.actor.expiresAt.getTime() > at) return entry.session;
    known.delete(key);
    const running = asking.get(key) ?? lookFor(address, key).finally(() => asking.delete(key));
    asking.set(key, running);
    return running;
  };
}

export type Authenticate = ReturnType<typeof makeAuthenticate>;
