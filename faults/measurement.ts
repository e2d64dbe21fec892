/** One claim: what was measured, against what it must be. */
export interface Measurement {
  readonly name: string;
  readonly figure: string;
  readonly goal: string;
  readonly ok: boolean;
}

export function printMeasurement({ name, figure, goal, ok }: Measurement): void {
  process.stdout.write(
    `${name.padEnd(44)} ${figure.padStart(12)}  ${goal.padEnd(18)} ${ok ? "ok" : "SHORT"}\n`,
  );
}

/** Reported beside the claims; it cannot fail. */
export function note(name: string, figure: string): Measurement {
  return { name, figure, goal: "", ok: true };
}

export function none(name: string, count: number): Measurement {
  return { name, figure: String(count), goal: "0", ok: count === 0 };
}

export function atMost(name: string, value: number, goal: number, unit: string): Measurement {
  return {
    name,
    figure: `${value.toFixed(1)} ${unit}`,
    goal: `<= ${goal.toFixed(1)} ${unit}`,
    ok: value <= goal,
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function atLeast(name: string, value: number, goal: number): Measurement {
  return { name, figure: value.toFixed(2), goal: `>= ${goal.toFixed(2)}`, ok: value >= goal };
}
