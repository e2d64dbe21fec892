import { hash } from "node:crypto";
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

/** Who is behind a bearer token. Callers in the same instant share one look-up. */
export function makeAuthenticate(find: FindSession, now: () => number = Date.now) {
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

  return function authenticate(token: string): Session | null | Promise<Session | null> {
    const key = hash("sha256", token, "base64url");
    const entry = known.get(key);
    const at = now();
    if (entry && entry.freshUntil > at && entry.session.actor.expiresAt.getTime() > at) return entry.session;
    known.delete(key);
    const running = asking.get(key) ?? look(key).finally(() => asking.delete(key));
    asking.set(key, running);
    return running;
  };
}

export type Authenticate = ReturnType<typeof makeAuthenticate>;
