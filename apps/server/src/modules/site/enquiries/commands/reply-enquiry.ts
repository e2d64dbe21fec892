import { replyEnquiry as at } from "@polyphon/contract/site/site.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { enquiryReplyMail } from "../../../notifications/notifications.api.ts";
import { answerEnquiry, findEnquiry } from "../enquiries.store.ts";
import { presentEnquiry } from "../enquiry.present.ts";

export const replyEnquiry = command(at, async ({ input, actor, tx }) => {
  if (!(await findEnquiry(tx, input.id))) throw new Refusal("not_found");
  const answered = await answerEnquiry(tx, input.id, input.reply, actor.accountId);
  if (!answered) throw new Refusal("already_answered");

  const { id, kind, name, email, language, message } = answered;
  await queueMail(tx, {
    companyId: null,
    recipient: email,
    template: enquiryReplyMail,
    language,
    values: { kind, name, reply: input.reply, message },
    onceKey: `enquiry-reply:${id}`,
  });
  return presentEnquiry(answered);
});
