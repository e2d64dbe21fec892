import { z } from "zod";
import { mailKind } from "../../../../platform/mail/mail-kind.ts";

/** What a member of staff writes to employees; whoever wants no such mails has unsubscribed. */
export const messageMail = mailKind({
  name: "message-from-staff",
  values: z.object({
    firstName: z.string(),
    sender: z.string(),
    replyTo: z.email(),
    subject: z.string(),
    text: z.string(),
  }),
  transactional: false,
});
