import { parseArgs } from "node:util";
import { f1, recovery } from "./scenarios/f1-kills.ts";
import { f11 } from "./scenarios/f11-paused-api.ts";
import { f12 } from "./scenarios/f12-redis.ts";
import { f16 } from "./scenarios/f16-bulk-upload.ts";
import { f2 } from "./scenarios/f2-pauses.ts";
import { f3 } from "./scenarios/f3-crashes.ts";
import { f4 } from "./scenarios/f4-network.ts";
import { f5 } from "./scenarios/f5-database.ts";
import { f6 } from "./scenarios/f6-model.ts";
import { f7 } from "./scenarios/f7-clocks.ts";
import { f8 } from "./scenarios/f8-same-request.ts";
import { f9 } from "./scenarios/f9-neighbours.ts";
import { note, printMeasurement } from "./measurement.ts";
import { accountKinds, simulatedAccounts } from "./network/simulated-account.ts";
import { withSetup } from "./setup.ts";

/**
 * Injects faults into the publishing of shares and counts the results: pnpm faults [F1 recovery F2 …] [--network X]
 * [--shares N] [--full]
 */
const all = {
  F1: f1,
  recovery,
  F2: f2,
  F3: f3,
  F4: f4,
  F5: f5,
  F6: f6,
  F7: f7,
  F8: f8,
  F9: f9,
  F11: f11,
  F12: f12,
  F16: f16,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shares: { type: "string" },
    ci: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    network: { type: "string", default: "LINKEDIN" },
    seed: { type: "string" },
    port: { type: "string", default: "16390" },
  },
});
const chosen = Object.entries(all).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new Error(`no such fault: ${positionals.join(" ")}`);

const size = values.full && !values.ci ? "full" : "ci";
const shares = values.shares === undefined ? undefined : Number(values.shares);
const seed = values.seed === undefined ? undefined : Number(values.seed);
const kind = accountKinds.find((one) => one === values.network.toUpperCase());
if (kind === undefined) throw new Error(`--network is one of ${accountKinds.join(", ")}`);
const account = simulatedAccounts[kind];
const short = await withSetup({ port: Number(values.port), size, shares, seed, account }, async (setup) => {
  let missed = 0;
  for (const [name, fault] of chosen) {
    const started = performance.now();
    const measurements = await fault(setup);
    measurements.forEach(printMeasurement);
    printMeasurement(note(`${name} took`, `${((performance.now() - started) / 1_000).toFixed(0)} s`));
    missed += measurements.filter((measurement) => !measurement.ok).length;
    await setup.network.reset();
  }
  return missed;
});
process.exit(short === 0 ? 0 : 1);
