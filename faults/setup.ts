import { createDatabase } from "@polyphon/server/platform/db/setup/create-database.ts";
import type { SimulatedAccount } from "./network/simulated-account.ts";
import { type SimulatedNetwork, startSimulatedNetwork } from "./network/simulated-network.ts";
import { type PrivatePostgres, startPrivatePostgres } from "./services/private-postgres.ts";

/** What every fault test needs: a PostgreSQL that may be killed, and the simulated network whose ledger decides. */
export interface Setup {
  readonly adminUrl: string;
  /** A migrated database that fixtures are cloned from. */
  readonly template: string;
  readonly network: SimulatedNetwork;
  /** The kind of account on which the shares are published. */
  readonly account: SimulatedAccount;
  readonly postgres: PrivatePostgres;
  readonly size: "ci" | "full";
  readonly shares: number | undefined;
  /** Replays the sequences of a run that failed. */
  readonly seed: number | undefined;
}

const template = "polyphon_faults_template";

export async function withSetup<T>(
  options: {
    port: number;
    size: "ci" | "full";
    shares: number | undefined;
    seed: number | undefined;
    account: SimulatedAccount;
  },
  play: (setup: Setup) => Promise<T>,
): Promise<T> {
  const { port, size, shares, seed, account } = options;
  const postgres = await startPrivatePostgres(port);
  const network = await startSimulatedNetwork();
  try {
    await createDatabase(postgres.adminUrl, template);
    return await play({
      adminUrl: postgres.adminUrl,
      template,
      network,
      account,
      postgres,
      size,
      shares,
      seed,
    });
  } finally {
    await network.stop();
    await postgres.stop();
  }
}
