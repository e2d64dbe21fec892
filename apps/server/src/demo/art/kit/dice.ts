/** Chance that repeats itself: the same seed draws the same picture. */
export interface Dice {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

export function makeDice(seed: string): Dice {
  let state = seedOf(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { between, whole, pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] };
}
