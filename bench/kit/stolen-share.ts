import { readFileSync } from "node:fs";

interface ProcessorTimes {
  readonly all: number;
  /** Processor time that the host gave to other machines while we wanted to run. */
  readonly stolen: number;
}

/** Since the machine started, in ticks; null where the system does not report it. */
export function processorTimes(): ProcessorTimes | null {
  try {
    // user nice system idle iowait irq softirq steal; guest times are counted in user already.
    const [, ...ticks] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/).map(Number) ?? [];
    const counted = ticks.slice(0, 8);
    return { all: counted.reduce((sum, one) => sum + one, 0), stolen: counted[7] ?? 0 };
  } catch {
    return null;
  }
}

/** A figure of a machine that lost a third of its processor means little, so this is reported beside it. */
export function stolenShare(before: ProcessorTimes | null, after: ProcessorTimes | null): string {
  if (before === null || after === null || after.all === before.all) return "share unknown";
  return `${(((after.stolen - before.stolen) / (after.all - before.all)) * 100).toFixed(0)} %`;
}
