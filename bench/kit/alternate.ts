export interface Compared {
  /** Median over the pairs of ours divided by theirs. */
  readonly ratio: number;
  readonly ours: number;
  readonly theirs: number;
  /** The middle half of the pair ratios: how far this run can be trusted. */
  readonly spread: readonly [number, number];
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
}

/** Alternates two things, so that other load on the machine affects both. Each round returns a rate: more is better. */
export async function alternate(
  pairs: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const rounds: { ours: number; theirs: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) rounds.push({ ours: await ours(), theirs: await theirs() });
  const ratios = rounds.map((round) => round.ours / round.theirs);
  return {
    ratio: median(ratios),
    ours: median(rounds.map((round) => round.ours)),
    theirs: median(rounds.map((round) => round.theirs)),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

export function noteOf({ ours, theirs, spread }: Compared, unit = "/s"): string {
  const [low, high] = spread.map((value) => value.toFixed(2));
  return `${number.format(ours)}${unit} against ${number.format(theirs)}${unit}, middle half ${low} to ${high}`;
}
