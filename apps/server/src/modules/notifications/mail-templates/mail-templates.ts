import { connectionEndingTemplate } from "../mails/connection-ending.ts";
import { connectionLostTemplate } from "../mails/connection-lost.ts";
import { editorialTemplates } from "../mails/editorial.ts";
import { enquiryReceivedTemplate } from "../mails/enquiry-received.ts";
import { enquiryReplyTemplate } from "../mails/enquiry-reply.ts";
import { firstPasswordTemplate } from "../mails/first-password.ts";
import { inactivityTemplates } from "../mails/inactivity.ts";
import type { MailTemplate } from "./mail-template.ts";
import { messageTemplate } from "../mails/message-from-staff.ts";
import { mentionsWaitingTemplate } from "../mails/mentions-waiting.ts";
import { ownAccountTemplates } from "../mails/own-account.ts";
import { ownPostTemplates } from "../mails/own-posts.ts";
import { yourTurnTemplate } from "../mails/your-turn.ts";

export const mailTemplates: readonly MailTemplate[] = [
  connectionEndingTemplate,
  connectionLostTemplate,
  ...editorialTemplates,
  enquiryReceivedTemplate,
  enquiryReplyTemplate,
  firstPasswordTemplate,
  ...inactivityTemplates,
  mentionsWaitingTemplate,
  messageTemplate,
  ...ownPostTemplates,
  yourTurnTemplate,
  ...ownAccountTemplates,
];
