import { notifications as textsDe } from "@polyphon/i18n/de/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { enquiryReceivedMail } from "../notifications.api.ts";
import { layout } from "./layout.ts";
import { mailTemplate } from "./mail-template.ts";

const texts = { en: textsEn, de: textsDe };

export const enquiryReceivedTemplate = mailTemplate(enquiryReceivedMail, ({ values, language, brand }) => {
  const { enquiryReceived: say } = texts[language];
  const filled = (text: string) => fill(text, { name: values.name, company: values.company ?? "" });
  const what = filled(values.kind === "MEETING" ? say.meeting : say.contact);
  return {
    subject: filled(say.subject),
    body: layout({
      language,
      brand,
      preview: what,
      heading: filled(say.heading),
      paragraphs: [what, ...(values.message?.split(/\n+/) ?? [])],
      button: { label: say.button, url: values.url },
      footer: say.footer,
    }),
  };
});
