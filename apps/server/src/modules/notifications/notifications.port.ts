import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface MailMessage {
  /** The same at every attempt, so that a mail server can tell a repetition from a new mail. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type SendResult =
  | { readonly kind: "accepted" }
  /** The server will not take this mail, however often it is asked. */
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "later"; readonly detail: string };

export interface MailTransport {
  send(message: MailMessage): Promise<SendResult>;
}

/** Whether nothing may be sent to this address; content, which has the list, depends on this module. */
export type IsEmailProhibited = (tx: Tx, email: string) => Promise<boolean>;

/** What a notification says about a share; compose takes it from sharing, which depends on this module. */
export type SharesToAnnounce = (
  tx: Tx,
  ids: readonly number[],
) => Promise<
  readonly {
    readonly id: number;
    readonly userId: number;
    readonly postId: number;
    readonly network: Network;
    readonly title: string;
    /** It still waits for the person's confirmation. */
    readonly inQuestion: boolean;
  }[]
>;

/** The link to a planned assisted share: a signed address of the employee app. */
export type TurnLink = (shareId: number, now: Date) => string;
