import { assembleEngine } from "@polyphon/server/modules/sharing/engine/engine.ts";
import { claim, type Claimed, takeOver } from "@polyphon/server/modules/sharing/engine/claim/claim.ts";
import { dispatch, type Purpose } from "@polyphon/server/modules/sharing/engine/send/dispatch.ts";
import type { EngineParts } from "@polyphon/server/modules/sharing/engine/engine-parts.ts";
import type { Payload } from "@polyphon/server/modules/sharing/engine/payload/payload-source.ts";
import { Settler } from "@polyphon/server/modules/sharing/engine/settle/settle.ts";
import { holdShares, releaseHeld } from "@polyphon/server/modules/sharing/held-shares/held-shares.store.ts";
import {
  endWaitingShare,
  findShare,
  moveShare,
  rewriteWaitingShare,
} from "@polyphon/server/modules/sharing/shares/share.store.ts";
import { wakeLanes } from "@polyphon/server/modules/sharing/engine/sweep/sweep.store.ts";
import { readConfig } from "@polyphon/server/platform/config/config.ts";
import { type Database, openPool } from "@polyphon/server/platform/db/pool.ts";
import { allScope } from "@polyphon/server/platform/db/scope.ts";
import { inTransaction, type Tx } from "@polyphon/server/platform/db/transaction.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import type { ModelNetwork } from "./model-network.ts";
import type { Fixture } from "../fixture.ts";
import { scaledTimes } from "../processes/worker-settings.ts";

export interface RealShare {
  readonly id: number;
  readonly state: string;
  readonly reason: string | null;
  readonly text: string;
}

const leaseSeconds = 60;
const most = 100;
const network = "LINKEDIN";

/** The real tables, stores and engine; only the loops are missing, so that every step runs on command. */
export class RealCompanies {
  readonly #fixture: Fixture;
  readonly #simulated: ModelNetwork;
  readonly #database: Database;
  readonly #parts: EngineParts;
  readonly #lost = new Set<number>();

  constructor(fixture: Fixture, simulated: ModelNetwork) {
    this.#fixture = fixture;
    this.#simulated = simulated;
    this.#database = openPool({ url: fixture.appUrl, size: 2, name: "polyphon-model" });
    this.#parts = assembleEngine({
      database: this.#database,
      adapters: [simulated.adapter],
      payloads: {
        load: (shares) =>
          Promise.resolve(
            new Map(
              shares.map((share): [number, Payload] => [
                share.id,
                this.#lost.has(share.userId)
                  ? { kind: "hold", reason: "token_expired" }
                  : {
                      kind: "request",
                      account: { type: "PERSONAL", connectedAt: new Date(0), renew: null },
                      request: {
                        shareId: share.id,
                        attempt: share.attempt,
                        authorId: String(share.userId),
                        accessToken: "none",
                        text: share.text,
                        link: null,
                        images: [],
                        uploadedMedia: [],
                      },
                    },
              ]),
            ),
          ),
      },
      config: readConfig(scaledTimes(leaseSeconds)),
      log: makeLog({ level: "silent", process: "model" }),
      announce: () => Promise.resolve(),
    });
  }

  async close(): Promise<void> {
    this.#parts.identities.stopTaking();
    this.#parts.identities.letGo();
    await this.#parts.connections.close();
    await this.#database.end();
  }

  #write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.#database, allScope("share-engine"), work);
  }

  async empty(): Promise<void> {
    this.#lost.clear();
    await this.#fixture.admin.query("delete from share; delete from kill_switch; delete from share_attempt");
    await this.#parts.switches.refresh();
  }

  async schedule(user: number, post: number, text: string, minutes: number): Promise<number | null> {
    const { rows } = await this.#fixture.admin.query<{ id: number }>(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
       values ($1, $2, $3, $4, 'VOICE_1', $5, now() + $6::int * interval '1 minute') on conflict do nothing returning id`,
      [this.#fixture.companyId, user, post, network, text, minutes],
    );
    return rows[0]?.id ?? null;
  }

  async edit(user: number, id: number, text: string): Promise<boolean> {
    return this.#write(async (tx) => {
      const row = await findShare(tx, user, id);
      return row !== null && (await rewriteWaitingShare(tx, row, row.version, text)) !== null;
    });
  }

  async cancel(user: number, id: number): Promise<boolean> {
    return (await this.#write((tx) => endWaitingShare(tx, user, id))) !== null;
  }

  async reschedule(user: number, id: number, minutes: number): Promise<boolean> {
    const due = new Date(Date.now() + minutes * 60_000);
    return (await this.#write((tx) => moveShare(tx, user, id, due))) !== null;
  }

  async setSwitch(on: boolean): Promise<void> {
    await this.#write(async (tx) => {
      await tx.client.query(
        `insert into kill_switch (scope, key, active, reason) values ('network', $1, $2, 'model')
         on conflict (scope, key) do update set active = excluded.active`,
        [network, on],
      );
      const scope = { scope: "network", key: network } as const;
      if (on) await holdShares(tx, scope, "kill_switch", new Date());
      else await releaseHeld(tx, scope, new Date());
    });
    await this.#parts.switches.refresh();
  }

  loseToken(user: number): void {
    this.#lost.add(user);
  }

  async reconnect(user: number): Promise<void> {
    this.#lost.delete(user);
    await this.#write((tx) => releaseHeld(tx, { userId: user, network }, new Date()));
  }

  /** An hour passes for the rows: everything they know of time moves back. */
  async passTime(minutes: number): Promise<void> {
    await this.#fixture.admin.query(
      `update share set due_at = due_at - $1::int * interval '1 minute', check_at = check_at - $1::int * interval '1 minute',
         claimed_at = claimed_at - $1::int * interval '1 minute'
       where state in ('SCHEDULED', 'PUBLISHING', 'HELD')`,
      [minutes],
    );
  }

  async #claimed(purpose: Purpose): Promise<Claimed | null> {
    const identity = await this.#parts.identities.take();
    if (!identity) return null;
    if (purpose === "publish") return claim(this.#parts, identity, most, "oldest");
    await wakeLanes(this.#parts.connections.shares);
    return takeOver(this.#parts, identity, most);
  }

  /** One turn of the publishing loop or of the sweep, to its end. */
  async work(purpose: Purpose): Promise<void> {
    const claimed = await this.#claimed(purpose);
    if (!claimed || claimed.shares.length === 0) return;
    let left = claimed.shares.length;
    await new Promise<void>((resolve) => {
      const settler = new Settler(this.#parts, (count) => {
        left -= count;
        if (left <= 0) resolve();
      });
      void dispatch(this.#parts, settler, claimed, purpose);
    });
  }

  /** The same turn in a process that dies: nothing of it is settled, and its lock is released. */
  async dieAt(purpose: Purpose, dies: "before_sending" | "after_sending"): Promise<void> {
    const claimed = await this.#claimed(purpose);
    const identity = this.#parts.identities.current;
    if (claimed && claimed.shares.length > 0) {
      this.#simulated.dies = dies;
      let left = claimed.shares.length;
      await new Promise<void>((resolve) => {
        const forgetful = {
          add: () => {
            left -= 1;
            if (left === 0) resolve();
          },
        };
        void dispatch(this.#parts, forgetful, claimed, purpose);
      });
      this.#simulated.dies = "no";
    }
    identity?.retire();
  }

  async shares(): Promise<Map<number, RealShare>> {
    const { rows } = await this.#fixture.admin.query<RealShare>("select id, state, reason, text from share");
    return new Map(rows.map((row) => [row.id, row]));
  }
}
