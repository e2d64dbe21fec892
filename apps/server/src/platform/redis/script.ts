import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

type Argument = string | number;

/** A Lua script that is sent once and called by its hash from then on, also after Redis has lost it. */
export function script(lua: string) {
  const sha = createHash("sha1").update(lua).digest("hex");
  return async function run(
    redis: Redis,
    keys: readonly string[],
    args: readonly Argument[],
  ): Promise<unknown> {
    try {
      return await redis.evalsha(sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return redis.eval(lua, keys.length, ...keys, ...args);
    }
  };
}
