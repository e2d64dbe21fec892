import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Database } from "../../../platform/db/pool.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { PublishAdapter } from "../sharing.port.ts";
import { adapterChoice } from "./send/choose-adapter.ts";
import { openEngineConnections } from "./engine-connections.ts";
import type { Announce, EngineMetrics, EngineParts } from "./engine-parts.ts";
import { type FailpointPlan, reachFor } from "./failpoint.ts";
import { InFlight } from "./in-flight.ts";
import { KillSwitches } from "./send/kill-switches.ts";
import { leaseTimes, type ShareEngineConfig } from "./claim/lease-times.ts";
import type { PayloadSource } from "./payload/payload-source.ts";
import { runPublishLoop } from "./claim/publish-loop.ts";
import { Settler } from "./settle/settle.ts";
import { runSweep } from "./sweep/sweep.ts";
import { WorkerIdentities } from "./claim/worker-identity.ts";

export interface ShareEngineOptions {
  readonly database: Database;
  readonly adapters: readonly PublishAdapter[];
  readonly payloads: PayloadSource;
  readonly config: ShareEngineConfig;
  readonly log: Log;
  readonly announce: Announce;
  readonly metrics?: EngineMetrics;
  readonly clock?: () => Date;
  /** For the fault tests only. */
  readonly failpoint?: FailpointPlan;
}

export interface EngineHealth {
  /** It holds its lock, so it may claim and send. */
  readonly alive: boolean;
  readonly workerId: number | null;
  readonly inFlight: number;
}

export interface ShareEngine {
  /** Claims nothing more, finishes and settles what is in progress, releases the lock. */
  stop(): Promise<void>;
  health(): EngineHealth;
}

const connectionsOfEngine = 5;

/** The parts of an engine without its loops, so that a test can take every step by itself. */
export function assembleEngine(options: ShareEngineOptions): EngineParts {
  const { config, log } = options;
  const times = leaseTimes(config);
  const adapterFor = adapterChoice(options.adapters);
  const connections = openEngineConnections(options.database, connectionsOfEngine, times.leaseMs);
  return {
    connections,
    identities: new WorkerIdentities(connections.locks, times, log),
    adapterFor,
    payloads: options.payloads,
    switches: new KillSwitches(connections.shares),
    times,
    resendAllowed: (network: Network) => network !== "LINKEDIN" || config.LINKEDIN_RESOLVE_BY_RESEND,
    announce: options.announce,
    metrics: options.metrics,
    reach: reachFor(options.failpoint),
    clock: options.clock ?? (() => new Date()),
    log,
  };
}

/** Publishes due shares until stopped. Any number of processes run one each; they coordinate through the rows only. */
export function startShareEngine(options: ShareEngineOptions): ShareEngine {
  const parts = assembleEngine(options);
  const inFlight = new InFlight(options.config.PUBLISH_IN_FLIGHT);
  const settler = new Settler(parts, inFlight.leave);
  const stopping = new AbortController();
  const loops = [
    runPublishLoop(parts, settler, inFlight, stopping.signal),
    runSweep(parts, settler, inFlight, stopping.signal),
  ];
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    stopping.abort();
    parts.identities.stopTaking();
    await Promise.all(loops);
    await inFlight.room(options.config.PUBLISH_IN_FLIGHT);
    parts.identities.letGo();
    await parts.connections.close();
  }

  return {
    stop: () => (stopped ??= stop()),
    health: () => {
      const identity = parts.identities.current;
      return { alive: identity !== undefined, workerId: identity?.id ?? null, inFlight: inFlight.count };
    },
  };
}
