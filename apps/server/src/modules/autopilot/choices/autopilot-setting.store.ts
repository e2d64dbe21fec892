import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { AccountCondition } from "../../identity/identity.api.ts";

/** Whether a person's autopilot is on, the days on which it pauses, and the voice it uses. */
export interface AutopilotSetting {
  readonly on: boolean;
  readonly awayFrom: string | null;
  readonly awayTo: string | null;
  readonly voice: Voice | null;
}

const untouched: AutopilotSetting = { on: false, awayFrom: null, awayTo: null, voice: null };

/** Of those accounts that ever changed it. */
export async function settingsOf(
  tx: Tx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, AutopilotSetting>> {
  const { rows } = await tx.client.query<AutopilotSetting & { id: number }>(
    `select account_id as id, switched_on as on, away_from::text as "awayFrom", away_to::text as "awayTo", voice
     from autopilot_setting where account_id = any($1)`,
    [accountIds],
  );
  return new Map(rows.map(({ id, ...setting }) => [id, setting]));
}

export async function settingOf(tx: Tx, accountId: number): Promise<AutopilotSetting> {
  return (await settingsOf(tx, [accountId])).get(accountId) ?? untouched;
}

export interface SettingOwner {
  readonly accountId: number;
  readonly companyId: number;
}

/** Answers whether it changed: a double click sets it once. */
export async function setAutopilot(
  tx: Tx,
  { accountId, companyId }: SettingOwner,
  on: boolean,
): Promise<boolean> {
  if (!on) return (await switchOff(tx, [accountId])) === 1;
  const { rowCount } = await tx.client.query(
    `insert into autopilot_setting as kept (account_id, company_id, switched_on) values ($1, $2, true)
     on conflict (account_id) do update set switched_on = true where not kept.switched_on`,
    [accountId, companyId],
  );
  return rowCount === 1;
}

/** Answers for how many it was on. */
export async function switchOff(tx: Tx, accountIds: readonly number[]): Promise<number> {
  const { rowCount } = await tx.client.query(
    "update autopilot_setting set switched_on = false where account_id = any($1) and switched_on",
    [accountIds],
  );
  return rowCount ?? 0;
}

/** Both days or none. Answers whether they changed. */
export async function storeAwayDays(
  tx: Tx,
  { accountId, companyId }: SettingOwner,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into autopilot_setting as kept (account_id, company_id, away_from, away_to)
     select $1, $2, $3::date, $4::date where $3::date is not null or exists (select from autopilot_setting where account_id = $1)
     on conflict (account_id) do update set away_from = $3, away_to = $4
       where (kept.away_from, kept.away_to) is distinct from ($3::date, $4::date)`,
    [accountId, companyId, from, to],
  );
  return rowCount === 1;
}

/** Moves the settings of people who move to another company. */
export async function moveSettings(
  tx: Tx,
  accountIds: readonly number[],
  toCompanyId: number,
): Promise<void> {
  await tx.client.query("update autopilot_setting set company_id = $2 where account_id = any($1)", [
    accountIds,
    toCompanyId,
  ]);
}

/**
 * For lists of employees: those who have it on, or those who have not. Where companies are named, the few of a large
 * one are found by its rows; for all companies the name index is scanned.
 */
export const autopilotCondition =
  (on: boolean, companyIds: readonly number[] | null): AccountCondition =>
  (accountId, place) => {
    const near = companyIds === null ? "" : `and s.company_id = any(${place(companyIds)})`;
    return `${on ? "" : "not "}exists (select from autopilot_setting s
      where s.account_id = ${accountId} and s.switched_on ${near})`;
  };

export async function countSwitchedOn(tx: Tx, companyId: number): Promise<number> {
  const { rows } = await tx.client.query<{ people: number }>(
    "select count(*)::int as people from autopilot_setting where company_id = $1 and switched_on",
    [companyId],
  );
  return rows[0]?.people ?? 0;
}
