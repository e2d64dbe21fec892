import type { Failpoint } from "@polyphon/server/modules/sharing/engine/failpoint.ts";
import { type Child, startChild } from "./child-process.ts";

/** Handed to a worker process as its one argument. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly networkUrl: string;
  readonly config: Readonly<Record<string, string>>;
  readonly crashAt?: Failpoint;
  readonly readable?: boolean;
  readonly logLevel?: string;
}

/** The engine's times, all shorter in the same proportion, so that a test ends in minutes. */
export function scaledTimes(leaseSeconds: number): Record<string, string> {
  return {
    PUBLISH_LEASE_SECONDS: String(leaseSeconds),
    PUBLISH_TIMEOUT_SECONDS: String(leaseSeconds / 4),
    PUBLISH_LATE_COMMIT_SECONDS: String(leaseSeconds / 3),
    PUBLISH_IN_FLIGHT: "200",
  };
}

export function startWorker(
  settings: WorkerSettings,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  return startChild("faults/processes/fault-worker.ts", [JSON.stringify(settings)], env);
}
