export interface RunOptions {
  /** Shorter rounds and less data, for a first look. */
  readonly quick: boolean;
  /** The full size of a claim, where it takes too long for everyday runs. */
  readonly full: boolean;
}

/** One claim with its figure. Printed as `name  figure  goal  ok|SHORT`. */
export interface Line {
  readonly name: string;
  readonly figure: number;
  readonly goal: number;
  /** Whether the figure must be at least or at most the goal. */
  readonly bound: "at least" | "at most";
  readonly unit?: string;
  /** Absolute figures of this machine in this run: reported, never checked. */
  readonly note: string;
}

export interface Measurement {
  readonly name: string;
  run(options: RunOptions): Promise<Line[]>;
}

export function reaches({ figure, goal, bound }: Line): boolean {
  return bound === "at least" ? figure >= goal : figure <= goal;
}

export function textOf(line: Line): string {
  const unit = line.unit ?? "";
  const sign = line.bound === "at least" ? "≥" : "≤";
  const digits = unit === "" ? 2 : 0;
  const cells = [
    line.name.padEnd(20),
    `${line.figure.toFixed(digits)}${unit}`.padStart(9),
    `${sign} ${line.goal}${unit}`.padStart(12),
    reaches(line) ? "ok   " : "SHORT",
  ];
  return `${cells.join("  ")}  ${line.note}`;
}
