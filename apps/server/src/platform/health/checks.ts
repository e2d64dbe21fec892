import type { Redis } from "ioredis";
import type { Database } from "../db/pool.ts";
import type { Check } from "./check.ts";

export function databaseCheck(database: Database): Check {
  return {
    name: "database",
    run: async () => {
      await database.query("select 1");
      return { ok: true };
    },
  };
}

export function redisCheck(redis: Redis): Check {
  return { name: "redis", run: async () => ({ ok: (await redis.ping()) === "PONG" }) };
}
