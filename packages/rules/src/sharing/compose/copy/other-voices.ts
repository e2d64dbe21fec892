import type { Voice } from "@polyphon/contract/content/content.ts";

/** The other voices, those that colleagues used least first; equals keep their order. */
export function otherVoices(
  offered: readonly Voice[],
  chosen: Voice,
  people: Readonly<Partial<Record<Voice, number>>>,
): Voice[] {
  return offered
    .filter((voice) => voice !== chosen)
    .toSorted((one, other) => (people[one] ?? 0) - (people[other] ?? 0));
}
