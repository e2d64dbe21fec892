import type { Voice } from "@polyphon/contract/content/content.ts";
import type { ReasonKind } from "@polyphon/contract/editorial/editorial.ts";

/** Reason, voices and note given with a step. */
export interface Feedback {
  readonly reason?: string;
  readonly reasonKinds?: readonly ReasonKind[];
  readonly voices?: readonly Voice[];
  readonly note?: string | null;
}
