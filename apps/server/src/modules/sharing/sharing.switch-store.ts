import type { Database } from "../../platform/db/pool.ts";

export type SwitchScope = "all" | "network" | "company" | "post";

export interface ActiveSwitch {
  readonly scope: SwitchScope;
  readonly key: string;
}

export async function listActiveSwitches(shares: Database): Promise<ActiveSwitch[]> {
  const { rows } = await shares.query<ActiveSwitch>({
    name: "share-switches",
    text: "select scope, key from kill_switch where active",
  });
  return rows;
}
