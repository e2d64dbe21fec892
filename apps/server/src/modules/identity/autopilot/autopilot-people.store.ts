import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface AutopilotPerson {
  readonly id: number;
  /** Switched on by somebody who is let in and may share. */
  readonly on: boolean;
  readonly voice: Voice | null;
  readonly outOfOffice: { readonly from: string; readonly to: string } | null;
}

interface Row extends Omit<AutopilotPerson, "outOfOffice"> {
  readonly awayFrom: string | null;
  readonly awayTo: string | null;
}

/** Of many accounts at once, those of the company. A light front user is never planned, nor is a group's account. */
export async function autopilotPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, AutopilotPerson>> {
  const { rows } = await tx.client.query<Row>(
    `select id, voice_type as voice, out_of_office_from as "awayFrom", out_of_office_to as "awayTo",
       autopilot_on and kind = 'front' and status = 'ENABLED' and not light_front_user and primary_account_id is null as on
     from account where company_id = $1 and id = any($2)`,
    [companyId, ids],
  );
  return new Map(
    rows.map(({ awayFrom, awayTo, ...person }) => {
      const from = awayFrom ?? awayTo;
      return [
        person.id,
        { ...person, outOfOffice: from === null ? null : { from, to: awayTo ?? "9999-12-31" } },
      ];
    }),
  );
}

export interface NamePlace {
  readonly name: string;
  readonly id: number;
}

/** A company's employees by name, whether they are let in or not, for whoever goes through all of them in steps. */
export async function employeesByName(
  tx: Tx,
  companyId: number,
  after: NamePlace | null,
  limit: number,
): Promise<NamePlace[]> {
  const { rows } = await tx.client.query<NamePlace>(
    `select id, name_key as name from account
     where company_id = $1 and kind = 'front' and primary_account_id is null
       and ($2::text is null or (name_key, id) > ($2::text collate "C", $3::bigint))
     order by name_key, id limit $4`,
    [companyId, after?.name ?? null, after?.id ?? null, limit],
  );
  return rows;
}
