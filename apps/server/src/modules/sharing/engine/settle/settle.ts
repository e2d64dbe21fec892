import { setTimeout as pause } from "node:timers/promises";
import { allScope } from "../../../../platform/db/scope.ts";
import { sendSignal } from "../../../../platform/db/connection/signals.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { type Settlement, type SettledShare, settleShares } from "./settle.store.ts";
import type { EngineParts, SettledGroup } from "../engine-parts.ts";
import { sharesSettled } from "./shares-settled.ts";

const groupSize = 200;
const groupMs = 3;
const writersAtOnce = 2;
const longestPauseMs = 2_000;
const failuresUntilSplit = 5;

function byEnd(shares: readonly SettledShare[]): SettledGroup {
  const of = (state: SettledShare["state"]) => shares.filter((share) => share.state === state);
  return {
    published: of("SHARED"),
    failed: of("FAILED"),
    held: of("HELD"),
    cancelled: of("CANCELLED"),
    unconfirmed: of("UNCONFIRMED"),
  };
}

/** Collects results of attempts and writes them in groups, again and again until they are committed. */
export class Settler {
  readonly #parts: EngineParts;
  readonly #written: (count: number) => void;
  #waiting: Settlement[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writers = 0;

  constructor(parts: EngineParts, written: (count: number) => void) {
    this.#parts = parts;
    this.#written = written;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
    if (this.#waiting.length >= groupSize) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), groupMs);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0 && this.#writers < writersAtOnce) {
      const group = this.#waiting.splice(0, groupSize);
      this.#writers += 1;
      void this.#writeUntilCommitted(group).then(() => {
        this.#writers -= 1;
        this.#written(group.length);
        this.#flush();
      });
    }
  }

  async #writeUntilCommitted(group: readonly Settlement[]): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        this.#parts.reach("settle.before");
        const shares = await this.#write(group);
        this.#parts.reach("settle.after");
        this.#measure(shares);
        this.#signal(shares);
        return;
      } catch (error) {
        this.#parts.log.warn({ err: error, shares: group.length }, "settling is tried again");
        await pause(Math.min(50 * 2 ** failures, longestPauseMs));
        if (failures >= failuresUntilSplit && group.length > 1) return this.#writeHalves(group);
      }
    }
  }

  /** One share that cannot be written must not block the others. */
  async #writeHalves(group: readonly Settlement[]): Promise<void> {
    const middle = group.length >>> 1;
    await Promise.all([
      this.#writeUntilCommitted(group.slice(0, middle)),
      this.#writeUntilCommitted(group.slice(middle)),
    ]);
  }

  #write(group: readonly Settlement[]): Promise<SettledShare[]> {
    const { connections, announce, reach } = this.#parts;
    return inTransaction(connections.shares, allScope("share-engine"), async (tx) => {
      const shares = await settleShares(tx, group);
      reach("settle.written");
      await announce(tx, byEnd(shares));
      reach("settle.announced");
      return shares;
    });
  }

  /** Best effort: whoever waits looks again by itself as well. */
  #signal(shares: readonly SettledShare[]): void {
    const ids = shares.filter((share) => share.young).map((share) => share.id);
    sendSignal(this.#parts.connections.shares, sharesSettled, ids).catch((error: unknown) =>
      this.#parts.log.warn({ err: error, shares: ids.length }, "settled shares could not be signalled"),
    );
  }

  #measure(shares: readonly SettledShare[]): void {
    const { metrics } = this.#parts;
    if (metrics === undefined) return;
    for (const share of shares) {
      metrics.settled(share.state, 1);
      if (share.state === "SHARED") metrics.late(share.latenessMs);
    }
  }
}
