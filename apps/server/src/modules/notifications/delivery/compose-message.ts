import { render } from "@react-email/render";
import type { Brand, MailTemplate, Wording } from "../mail-templates/mail-template.ts";
import type { NotificationDeps } from "../notifications.deps.ts";
import type { MailMessage } from "../notifications.port.ts";
import type { ClaimedMail } from "./mail.store.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "../opt-outs/unsubscribe-headers.ts";

/** A pure function of the row and its text: a retry sends the same mail. */
export async function composeMessage(
  deps: NotificationDeps,
  template: MailTemplate,
  mail: ClaimedMail,
  { brand, own }: { readonly brand: Brand; readonly own: Wording | null },
): Promise<MailMessage> {
  const { values, language } = mail;
  const { subject, body, replyTo } = template.compose({
    values,
    language,
    brand,
    employeeUrl: deps.employeeUrl,
    own,
    openLink: (sealed) => deps.linkBox.open(sealed, mail.template),
  });
  const domain = /@([^>\s]+)/.exec(deps.from)?.[1] ?? "localhost";
  return {
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@${domain}>`,
    from: deps.from,
    to: mail.recipient,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    html: await render(body),
    text: await render(body, { plainText: true }),
    headers: {
      "Content-Language": language,
      ...(template.kind.transactional
        ? { "Auto-Submitted": "auto-generated" }
        : unsubscribeHeaders(unsubscribeUrl(deps, mail.id))),
    },
  };
}
