import type { Voice } from "@polyphon/contract/content/content.ts";
import type { ReasonKind } from "@polyphon/contract/editorial/editorial.ts";

/** What is said with a step. */
export interface Said {
  readonly reason?: string;
  readonly reasonKinds?: readonly ReasonKind[];
  readonly voices?: readonly Voice[];
  readonly note?: string | null;
}
