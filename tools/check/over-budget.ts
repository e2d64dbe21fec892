export type Budget = Readonly<Record<string, number>>;

export interface Spent {
  readonly name: string;
  readonly processorSeconds: number;
}

/** How far a step may exceed its figure before the gate fails. */
const leeway = 1.25;

/** The steps that use more processor time than their budget, one line each. */
export function overBudget(budget: Budget, spent: readonly Spent[]): string[] {
  return spent.flatMap(({ name, processorSeconds }) => {
    const granted = budget[name];
    if (granted === undefined || processorSeconds <= granted * leeway) return [];
    const figures = `${processorSeconds.toFixed(0)} s of the processor, budget ${granted} s`;
    return [`${name}: ${figures}; make it cheaper, or raise tools/check/budget.json and say why`];
  });
}
