import { Clock } from "../control/clock.ts";
import { FaultBook } from "../faults/fault-book.ts";
import { Ledger } from "../control/ledger.ts";
import { RequestLog } from "../control/request-log.ts";
import { type Random, seededRandom } from "../control/seeded-random.ts";
import { Timers } from "./timers.ts";

export type World = {
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly faults: FaultBook;
  readonly log: RequestLog;
  readonly timers: Timers;
  readonly random: Random;
  /** A post is stored up to this long after its request arrived. */
  commitDelayMs: number;
};

export type WorldOptions = { fast: boolean; seed: number; commitDelayMs: number };

/** What every simulated network shares. */
export function createWorld({ fast, seed, commitDelayMs }: WorldOptions): World {
  return {
    clock: new Clock(),
    ledger: new Ledger(),
    faults: new FaultBook(seed),
    log: new RequestLog(!fast),
    timers: new Timers(),
    random: seededRandom(seed),
    commitDelayMs,
  };
}
