import type { FileReason } from "@polyphon/contract/media/media.ts";

/** Thrown inside the child by whichever reader finds it. */
export class Unfit extends Error {
  readonly reason: FileReason;

  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}

export function refuse(reason: FileReason): never {
  throw new Unfit(reason);
}
