import type { Database } from "../../../../platform/db/pool.ts";
import { type ClaimedShare } from "../claim/claim.store.ts";
import { listActiveSwitches } from "../../switches/active-switches.store.ts";

/** The switches as they were less than a second ago, so that the guard can check in the tick of the send. */
export class KillSwitches {
  readonly #shares: Database;
  #active: ReadonlySet<string> = new Set();

  constructor(shares: Database) {
    this.#shares = shares;
  }

  async refresh(): Promise<void> {
    const switches = await listActiveSwitches(this.#shares);
    this.#active = new Set(switches.map(({ scope, key }) => `${scope}:${key}`));
  }

  stop(share: ClaimedShare): boolean {
    if (this.#active.size === 0) return false;
    const names = ["all:", `network:${share.network}`, `company:${share.companyId}`, `post:${share.postId}`];
    return names.some((name) => this.#active.has(name));
  }
}
