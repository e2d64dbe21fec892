export type Budget = Readonly<Record<string, number>>;

export interface Spent {
  readonly name: string;
  readonly processorSeconds: number;
  /** How much of the processor the same work took while the step ran, of what is usual. */
  readonly slowness: number;
}

/** How far a step may exceed its figure before the gate fails. */
const leeway = 1.25;

/** The steps that use more processor time than their budget, one line each; a slow machine's seconds count for less. */
export function overBudget(budget: Budget, spent: readonly Spent[]): string[] {
  return spent.flatMap(({ name, processorSeconds, slowness }) => {
    const granted = budget[name];
    if (granted === undefined || processorSeconds <= granted * slowness * leeway) return [];
    const here = slowness === 1 ? "" : ` times ${slowness.toFixed(2)} on this machine`;
    const figures = `${processorSeconds.toFixed(0)} s of the processor, budget ${granted} s${here}`;
    return [`${name}: ${figures}; make it cheaper, or raise tools/check/budget.json and say why`];
  });
}
