import type { SwitchScope } from "@polyphon/contract/operations/operations.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";

export interface SwitchName {
  readonly scope: SwitchScope;
  readonly key: string;
}

export interface SwitchRow extends SwitchName {
  readonly active: boolean;
  readonly reason: string;
  /** Null when the product itself set it. */
  readonly byAccount: number | null;
  /** For which company it was set; null for the provider. */
  readonly byCompany: number | null;
  readonly at: Date;
}

const switchColumns = `scope, key, active, reason, by_account as "byAccount", by_company as "byCompany", at`;

/** Those that were ever set, of the scopes that have few. */
export async function findSwitches(tx: Tx, scopes: readonly SwitchScope[]): Promise<SwitchRow[]> {
  const { rows } = await tx.client.query<SwitchRow>(
    `select ${switchColumns} from kill_switch where scope = any($1)`,
    [scopes],
  );
  return rows;
}

export async function findSwitch(tx: Tx, { scope, key }: SwitchName): Promise<SwitchRow | null> {
  const { rows } = await tx.client.query<SwitchRow>(
    `select ${switchColumns} from kill_switch where scope = $1 and key = $2`,
    [scope, key],
  );
  return rows[0] ?? null;
}

/** As it is now, and until the end of the transaction: nobody else sets it meanwhile. */
export async function lockSwitch(tx: Tx, { scope, key }: SwitchName): Promise<SwitchRow | null> {
  const { rows } = await tx.client.query<SwitchRow>(
    `select ${switchColumns} from kill_switch where scope = $1 and key = $2 for update`,
    [scope, key],
  );
  return rows[0] ?? null;
}

export async function findSwitchesOf(
  tx: Tx,
  scope: SwitchScope,
  keys: readonly string[],
): Promise<SwitchRow[]> {
  const { rows } = await tx.client.query<SwitchRow>(
    `select ${switchColumns} from kill_switch where scope = $1 and key = any($2)`,
    [scope, keys],
  );
  return rows;
}

/** What is stopped now, newest first. */
export function listActiveOf(tx: Tx, scope: SwitchScope, page: PageInput): Promise<Page<SwitchRow>> {
  return listPage<SwitchRow>(
    tx,
    {
      select: switchColumns,
      from: "kill_switch",
      where: [equals("scope", scope), "active"],
      order: {
        keys: [
          ["at", "timestamptz"],
          ["key", "text"],
        ],
        descending: true,
      },
    },
    page,
  );
}

export interface SwitchChange extends SwitchName {
  readonly active: boolean;
  readonly reason: string;
  readonly byAccount: number;
  readonly byCompany: number | null;
  readonly at: Date;
}

/**
 * False when it is in that state already: a second click changes nothing and is not logged. The provider takes over
 * what a company has stopped.
 */
export async function storeSwitch(tx: Tx, change: SwitchChange): Promise<boolean> {
  const values = [change.scope, change.key, change.reason, change.byAccount, change.at, change.byCompany];
  const { rowCount } = change.active
    ? await tx.client.query(
        `insert into kill_switch (scope, key, active, reason, by_account, at, by_company)
         values ($1, $2, true, $3, $4, $5, $6)
         on conflict (scope, key) do update
         set active = true, reason = $3, by_account = $4, at = $5, by_company = $6
         where not kill_switch.active or ($6::bigint is null and kill_switch.by_company is not null)`,
        values,
      )
    : await tx.client.query(
        `update kill_switch set active = false, reason = $3, by_account = $4, at = $5, by_company = $6
         where scope = $1 and key = $2 and active`,
        values,
      );
  return rowCount === 1;
}

export async function isSwitchActive(tx: Tx, { scope, key }: SwitchName): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from kill_switch where scope = $1 and key = $2 and active",
    [scope, key],
  );
  return rowCount === 1;
}
