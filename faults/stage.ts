import { createDatabase } from "@polyphon/server/platform/db/create-database.ts";
import type { PlayedAccount } from "./network/played-account.ts";
import { type PlayedNetwork, startPlayedNetwork } from "./network/played-network.ts";
import { type PrivatePostgres, startPrivatePostgres } from "./services/private-postgres.ts";

/** What every fault test stands on: a PostgreSQL that may be hurt, and the played network whose ledger judges. */
export interface Stage {
  readonly adminUrl: string;
  /** A migrated database that scenes are cloned from. */
  readonly template: string;
  readonly network: PlayedNetwork;
  /** What kind of account the shares go out on. */
  readonly account: PlayedAccount;
  readonly postgres: PrivatePostgres;
  readonly size: "ci" | "full";
  readonly shares: number | undefined;
  /** Replays the sequences of a run that failed. */
  readonly seed: number | undefined;
}

const template = "polyphon_faults_template";

export async function onStage<T>(
  options: {
    port: number;
    size: "ci" | "full";
    shares: number | undefined;
    seed: number | undefined;
    account: PlayedAccount;
  },
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const { port, size, shares, seed, account } = options;
  const postgres = await startPrivatePostgres(port);
  const network = await startPlayedNetwork();
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
