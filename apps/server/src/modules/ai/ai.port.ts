import type { PostSource } from "@polyphon/contract/content/content.ts";
import type { Message } from "@polyphon/rules/ai/text-prompt.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";

/** Why there is no text and no picture. */
export type AiFailure =
  /** The model or its filter would not answer this. */
  | { readonly kind: "refused" }
  /** Rate limited; null when the provider does not say for how long. */
  | { readonly kind: "busy"; readonly retryAfterSeconds: number | null }
  /** The caller has disconnected. */
  | { readonly kind: "left" }
  /** Down, too slow, misconfigured or not making sense. `detail` is for the log and holds no key and no text. */
  | { readonly kind: "failed"; readonly detail: string };

export interface WriteRequest {
  readonly messages: readonly Message[];
  readonly characters: number;
  readonly signal: AbortSignal;
  /** With it the text is asked for as a stream. */
  readonly onText?: (piece: string) => void;
}

export interface DrawRequest {
  readonly prompt: string;
  readonly shape: "WIDE" | "SQUARE";
  readonly signal: AbortSignal;
}

export interface AiProvider {
  write(request: WriteRequest): Promise<{ readonly kind: "text"; readonly text: string } | AiFailure>;
  draw(request: DrawRequest): Promise<{ readonly kind: "picture"; readonly bytes: Uint8Array } | AiFailure>;
}

export interface AiPost {
  readonly source: PostSource;
  readonly title: string;
  readonly copy: string;
  readonly postUrl: string;
}

/** The content module depends on ai, so it answers through this port. Both refuse a post the caller cannot see. */
export interface AiPosts {
  /** A post that the employee sees at this moment: it is active. */
  readonly seen: (tx: Tx, actor: FrontActor, postId: number, now: Date) => Promise<AiPost>;
  readonly reached: (tx: Tx, actor: StaffActor, postId: number) => Promise<AiPost>;
}
