import { notifications as textsDe } from "@polyphon/i18n/de/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { enquiryReplyMail } from "../notifications.api.ts";
import { layout } from "./layout.ts";
import { mailTemplate } from "./mail-template.ts";

const texts = { en: textsEn, de: textsDe };

export const enquiryReplyTemplate = mailTemplate(enquiryReplyMail, ({ values, language, brand }) => {
  const { enquiryReply: say } = texts[language];
  const quoted = values.message === null ? [] : [say.youWrote, ...values.message.split(/\n+/)];
  return {
    subject: values.kind === "MEETING" ? say.meeting : say.contact,
    body: layout({
      language,
      brand,
      preview: values.reply.slice(0, 120),
      heading: say.heading,
      paragraphs: [fill(say.greeting, { name: values.name }), ...values.reply.split(/\n+/), ...quoted],
      footer: say.footer,
    }),
  };
});
