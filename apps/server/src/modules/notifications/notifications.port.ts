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
  }[]
>;
