import { createHash } from "node:crypto";

/** The same name gets the same number in every run, so that a database outlives the sandbox. */
export function numberOf(kind: string, name: string): string {
  const digest = createHash("sha256").update(`${kind} ${name}`).digest();
  return `1${(digest.readBigUInt64BE() % 10n ** 14n).toString().padStart(14, "0")}`;
}

/** Numbers that grow with time, so that ids of two runs never collide; `lead` keeps two networks apart. */
export class NumberMint {
  readonly #lead: string;
  #last = 0n;

  constructor(lead: string) {
    this.#lead = lead;
  }

  next(at: number): string {
    const wanted = BigInt(Math.floor(at)) * 1000n;
    this.#last = wanted > this.#last ? wanted : this.#last + 1n;
    return this.#lead + this.#last.toString();
  }
}
