import type { ClaimedShare } from "../claim/claim.store.ts";
import type { Failpoint, Reach } from "../failpoint.ts";
import type { KillSwitches } from "./kill-switches.ts";
import type { LeaseTimes } from "../claim/lease-times.ts";
import type { WorkerIdentity } from "../claim/worker-identity.ts";

/** The right to send, from the moment before the claim was requested. */
export class Lease {
  readonly identity: WorkerIdentity;
  readonly #monotonicStart = performance.now();
  readonly #wallStart = Date.now();

  constructor(identity: WorkerIdentity) {
    this.identity = identity;
  }

  /** The longer of two clocks: the monotonic one stops while a machine sleeps. */
  elapsedMs(): number {
    return Math.max(performance.now() - this.#monotonicStart, Date.now() - this.#wallStart);
  }

  allowsSending(times: LeaseTimes): boolean {
    return this.identity.alive && this.elapsedMs() < times.sendWithinMs;
  }
}

export type Refused = "lease" | "kill_switch";

/** Asked once, in the tick in which the request is written. Remembers its answer. */
export class SendGuard {
  readonly #lease: Lease;
  readonly #share: ClaimedShare;
  readonly #times: LeaseTimes;
  readonly #switches: KillSwitches;
  readonly #pass: () => void;
  refused: Refused | undefined;
  passed = false;

  constructor(
    parts: { times: LeaseTimes; switches: KillSwitches; reach: Reach },
    share: ClaimedShare,
    lease: Lease,
    point: Failpoint,
  ) {
    this.#lease = lease;
    this.#share = share;
    this.#times = parts.times;
    this.#switches = parts.switches;
    this.#pass = () => parts.reach(point);
  }

  readonly ask = (): boolean => {
    this.refused = this.#reasonToRefuse();
    if (this.refused !== undefined) return false;
    this.#pass();
    this.passed = true;
    return true;
  };

  #reasonToRefuse(): Refused | undefined {
    if (!this.#lease.allowsSending(this.#times)) return "lease";
    return this.#switches.stop(this.#share) ? "kill_switch" : undefined;
  }
}
