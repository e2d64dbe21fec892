import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface MailMessage {
  /** The same at every attempt, so that a mail server can tell a repetition from a new mail. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
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

/** Whether nothing is to be sent to this address; content, which keeps the list, stands after this module. */
export type IsEmailProhibited = (tx: Tx, email: string) => Promise<boolean>;

/** What a notice says of a share; compose takes it from sharing, which stands after this module. */
export type SharesToTell = (
  tx: Tx,
  ids: readonly number[],
) => Promise<
  readonly {
    readonly id: number;
    readonly userId: number;
    readonly postId: number;
    readonly network: Network;
    readonly title: string;
    /** It still waits for the person's word. */
    readonly inQuestion: boolean;
  }[]
>;

/** The way to a planned share that the person makes: a signed address of the employee app. */
export type TurnLink = (shareId: number, now: Date) => string;
