import { identity as textsDe } from "@polyphon/i18n/de/identity/identity.server.ts";
import { identity as textsEn } from "@polyphon/i18n/en/identity/identity.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { firstPasswordMail } from "../../identity/identity.api.ts";
import { layout } from "../mail-templates/layout.ts";
import { mailTemplate } from "../mail-templates/mail-template.ts";

const texts = { en: textsEn.mails, de: textsDe.mails };

/** Staff cannot rewrite it: text without the password would leave an account that nobody can open. */
export const firstPasswordTemplate = mailTemplate(
  firstPasswordMail,
  ({ values, language, brand, openLink }) => {
    const { greeting, footer, firstPassword: say } = texts[language];
    const words = {
      name: values.firstName,
      company: brand.name,
      email: values.email,
      password: openLink(values.password ?? ""),
    };
    const filled = (sentence: string) => fill(sentence, words);
    return {
      subject: filled(say.subject),
      body: layout({
        language,
        brand,
        preview: filled(say.preview),
        heading: filled(say.heading),
        paragraphs: [greeting, say.what, say.otherwise].map(filled),
        button: { label: filled(say.button), url: values.url },
        footer: filled(footer),
      }),
    };
  },
);
