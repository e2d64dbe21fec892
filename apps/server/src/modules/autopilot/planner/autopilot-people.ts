import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { mayShareAmong } from "../../identity/identity.api.ts";
import { settingsOf } from "../choices/autopilot-setting.store.ts";

export interface AutopilotPerson {
  /** Switched on by a person who may sign in and share. */
  readonly on: boolean;
  readonly voice: Voice | null;
  readonly outOfOffice: { readonly from: string; readonly to: string } | null;
}

/** For many accounts at once, those of the company. Light front users and group accounts are never planned. */
export async function autopilotPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AutopilotPerson>> {
  const [mayShare, settings] = await Promise.all([mayShareAmong(tx, companyId, ids), settingsOf(tx, ids)]);
  return new Map(
    [...mayShare].map(([id, may]) => {
      const { on = false, voice = null, awayFrom = null, awayTo = null } = settings.get(id) ?? {};
      const from = awayFrom ?? awayTo;
      const outOfOffice = from === null ? null : { from, to: awayTo ?? "9999-12-31" };
      return [id, { on: on && may, voice, outOfOffice }];
    }),
  );
}
