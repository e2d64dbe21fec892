import { limits } from "@polyphon/contract/limits.ts";

export interface ActOutcome {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly description: string }[];
}

/**
 * Processes the rows in parts, so that no call holds ten thousand. What was done before a failure is still reported.
 */
export async function actInParts(
  ids: readonly number[],
  act: (part: number[]) => Promise<ActOutcome>,
  onPart: (sofar: ActOutcome) => void,
): Promise<ActOutcome> {
  const { perCall } = limits.severalRows;
  let outcome: ActOutcome = { done: [], refused: [] };
  for (let from = 0; from < ids.length; from += perCall) {
    const part = await act(ids.slice(from, from + perCall));
    outcome = { done: [...outcome.done, ...part.done], refused: [...outcome.refused, ...part.refused] };
    onPart(outcome);
  }
  return outcome;
}
