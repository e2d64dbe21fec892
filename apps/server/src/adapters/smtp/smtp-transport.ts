import { createTransport } from "nodemailer";
import type {
  MailMessage,
  MailTransport,
  SendResult,
} from "../../modules/notifications/notifications.port.ts";

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Only an answer about this recipient or this content is final; a login that fails is the operator's to repair. */
function resultOf(error: SmtpError): SendResult {
  const detail = error.message.slice(0, 500);
  const aboutThisMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  if (aboutThisMail && (error.responseCode ?? 0) >= 500) return { kind: "refused", detail };
  return { kind: "later", detail };
}

export function openSmtp(url: string): MailTransport & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: 200,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message: MailMessage) => {
      try {
        await transport.sendMail({ ...message, to: { name: "", address: message.to } });
        return { kind: "accepted" };
      } catch (error) {
        return resultOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}
