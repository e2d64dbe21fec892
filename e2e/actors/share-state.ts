import { openPool } from "../../apps/server/src/platform/db/pool.ts";
import { databaseUrl } from "../kit/own-stack.ts";

/** Makes a scheduled share due, which the product brings about only with time. */
export async function makeDue(shareId: number): Promise<void> {
  const database = openPool({ url: databaseUrl, size: 1, name: "polyphon-journey" });
  try {
    await database.query("update share set due_at = now() where id = $1 and state = 'SCHEDULED'", [shareId]);
  } finally {
    await database.end();
  }
}
