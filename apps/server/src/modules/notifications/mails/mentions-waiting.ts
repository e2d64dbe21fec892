import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { mentionsWaitingMail } from "./notifications.mails.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };
const body = "{{what}}\n\n{{mentions}}";

export const mentionsWaitingTemplate = wordedMail(mentionsWaitingMail, {
  placeholders: ["what", "mentions"],
  wording: {
    en: { subject: textsEn.mentionsWaiting.subject, body },
    de: { subject: textsDe.mentionsWaiting.subject, body },
  },
  fill: ({ values, language }) => {
    const { mentionsWaiting: say } = texts[language];
    const { company } = values;
    return {
      what: company === null ? say.ofProvider : fill(say.ofCompany, { company }),
      mentions: values.names.join(", "),
    };
  },
  frame: ({ values, language }) => {
    const { mentionsWaiting: say } = texts[language];
    return {
      preview: "{{what}}",
      heading: say.heading,
      button: { label: say.button, url: values.url },
      footer: say.footer,
    };
  },
});
