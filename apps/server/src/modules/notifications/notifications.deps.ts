import type { LinkBox } from "../../platform/mail/sealed-link.ts";
import type { IsEmailProhibited, MailTransport, SharesToAnnounce, TurnLink } from "./notifications.port.ts";
import type { Signer } from "../../platform/secret/signer.ts";

export interface NotificationDeps {
  readonly transport: MailTransport;
  /** The sender, e.g. `Polyphon <hello@polyphon.example>`. */
  readonly from: string;
  readonly employeeUrl: string;
  readonly linkBox: LinkBox;
  /** Where a mail program finds the API. */
  readonly apiUrl: string;
  /** Proves that a link to unsubscribe is ours; 32 bytes in base64. */
  readonly signer: Signer;
  readonly sharesToAnnounce: SharesToAnnounce;
  readonly turnLink: TurnLink;
  readonly isEmailProhibited: IsEmailProhibited;
}
