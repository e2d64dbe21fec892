import type { MailTransport } from "./notifications.port.ts";

export interface NotificationNeeds {
  readonly transport: MailTransport;
  /** The sender, e.g. `Polyphon <hello@polyphon.example>`. */
  readonly from: string;
  readonly employeeUrl: string;
  /** Answers a POST without asking anything (RFC 8058). */
  readonly unsubscribeUrl: (mail: {
    readonly id: number;
    readonly recipient: string;
    readonly template: string;
  }) => string;
}
