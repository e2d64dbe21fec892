import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { enquiryReceivedMail } from "./notifications.mails.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };
const body = "{{what}}\n\n{{message}}";

export const enquiryReceivedTemplate = wordedMail(enquiryReceivedMail, {
  placeholders: ["name", "company", "what", "message"],
  wording: {
    en: { subject: textsEn.enquiryReceived.subject, body },
    de: { subject: textsDe.enquiryReceived.subject, body },
  },
  fill: ({ values, language }) => {
    const { enquiryReceived: say } = texts[language];
    const who = { name: values.name, company: values.company ?? "" };
    return {
      ...who,
      what: fill(values.kind === "MEETING" ? say.meeting : say.contact, who),
      message: values.message ?? "",
    };
  },
  frame: ({ values, language }) => {
    const { enquiryReceived: say } = texts[language];
    return {
      preview: "{{what}}",
      heading: say.heading,
      button: { label: say.button, url: values.url },
      footer: say.footer,
    };
  },
});
