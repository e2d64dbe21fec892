import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Clock } from "../control/clock.ts";
import type { Inbox } from "./inbox.ts";

export type SmtpDoor = { port: number; stop: () => Promise<void> };

class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** `bounce…@` does not exist and `defer…@` is busy for now, so that both kinds of failure can be tested. */
function refusalFor(address: string): SmtpRefusal | null {
  if (/^bounce/i.test(address)) return new SmtpRefusal(550, `5.1.1 <${address}>: recipient address rejected`);
  if (/^defer/i.test(address)) return new SmtpRefusal(451, "4.7.1 Please try again later");
  return null;
}

function receive(
  inbox: Inbox,
  clock: Clock,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  done: () => void,
) {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("end", () => {
    const { mailFrom, rcptTo } = session.envelope;
    inbox.deliver({
      sender: mailFrom === false ? "" : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address),
      raw: Buffer.concat(chunks),
      at: clock.now(),
    });
    done();
  });
}

/** An SMTP server that accepts every letter and delivers it to the inbox page. */
export async function openSmtpDoor(
  inbox: Inbox,
  clock: Clock,
  host: string,
  port: number,
): Promise<SmtpDoor> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? "anyone" }),
    onRcptTo: ({ address }, _session, callback) => callback(refusalFor(address)),
    onData: (stream, session, callback) => receive(inbox, clock, stream, session, () => callback()),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // A caller that disconnects in the middle must not end the process.
  server.on("error", () => undefined);
  const address = server.server.address() as AddressInfo;
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
