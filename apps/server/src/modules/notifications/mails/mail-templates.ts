import { connectionEndingTemplate } from "./connection-ending.ts";
import { connectionLostTemplate } from "./connection-lost.ts";
import { editorialTemplates } from "./editorial.ts";
import { enquiryReceivedTemplate } from "./enquiry-received.ts";
import { enquiryReplyTemplate } from "./enquiry-reply.ts";
import { firstPasswordTemplate } from "./first-password.ts";
import { inactivityTemplates } from "./inactivity.ts";
import type { MailTemplate } from "./mail-template.ts";
import { mentionsWaitingTemplate } from "./mentions-waiting.ts";
import { ownAccountTemplates } from "./own-account.ts";
import { ownPostTemplates } from "./own-posts.ts";
import { yourTurnTemplate } from "./your-turn.ts";

/** Every mail of the product. */
export const mailTemplates: readonly MailTemplate[] = [
  connectionEndingTemplate,
  connectionLostTemplate,
  ...editorialTemplates,
  enquiryReceivedTemplate,
  enquiryReplyTemplate,
  firstPasswordTemplate,
  ...inactivityTemplates,
  mentionsWaitingTemplate,
  ...ownPostTemplates,
  yourTurnTemplate,
  ...ownAccountTemplates,
];
