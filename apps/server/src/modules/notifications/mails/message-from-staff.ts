import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { messageMail } from "../../people/people.api.ts";
import { layout } from "../mail-templates/layout.ts";
import { mailTemplate } from "../mail-templates/mail-template.ts";

const texts = { en: textsEn, de: textsDe };

/** Somebody's own words to employees, whom they address by name; an answer goes to whoever wrote it. */
export const messageTemplate = mailTemplate(messageMail, ({ values, language, brand }) => {
  const { firstName, sender, replyTo, subject, text } = values;
  const { greeting, from, footer } = texts[language].message;
  const words = { name: firstName, sender, company: brand.name };
  const written = text.split(/\n+/u).filter((line) => line.trim() !== "");
  return {
    subject,
    replyTo,
    body: layout({
      language,
      brand,
      preview: written[0] ?? subject,
      heading: subject,
      paragraphs: [fill(greeting, words), ...written, fill(from, words)],
      footer: fill(footer, words),
    }),
  };
});
