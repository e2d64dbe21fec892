import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { enquiryReplyMail } from "./notifications.mails.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };
const wordingOf = ({ greeting }: { readonly greeting: string }) => ({
  subject: "{{what}}",
  body: `${greeting}\n\n{{reply}}\n\n{{quoted}}`,
});

export const enquiryReplyTemplate = wordedMail(enquiryReplyMail, {
  placeholders: ["name", "what", "reply", "quoted"],
  wording: { en: wordingOf(textsEn.enquiryReply), de: wordingOf(textsDe.enquiryReply) },
  fill: ({ values, language }) => {
    const { enquiryReply: say } = texts[language];
    return {
      name: values.name,
      what: values.kind === "MEETING" ? say.meeting : say.contact,
      reply: values.reply,
      quoted: values.message === null ? "" : `${say.youWrote}\n${values.message}`,
    };
  },
  frame: ({ language }) => {
    const { enquiryReply: say } = texts[language];
    return { preview: "{{reply}}", heading: say.heading, footer: say.footer };
  },
});
