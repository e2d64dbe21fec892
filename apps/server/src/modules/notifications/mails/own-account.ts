import { limits } from "@polyphon/contract/limits.ts";
import { identity as textsDe } from "@polyphon/i18n/de/identity.server.ts";
import { identity as textsEn } from "@polyphon/i18n/en/identity.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyUserMail,
} from "../../identity/identity.api.ts";
import { layout } from "./layout.ts";
import { type MailInput, mailTemplate } from "./mail-template.ts";

const texts = { en: textsEn.mails, de: textsDe.mails };

type About = "resetPassword" | "verifyUser" | "alreadyRegistered" | "passwordChanged";

/** All mails about the own account say what happened, what to do if it was somebody else, and lead to one place. */
function message(
  about: About,
  { values, language, brand }: MailInput<{ readonly firstName: string }>,
  url: string,
) {
  const { greeting, footer, [about]: text } = texts[language];
  const filled = (sentence: string) =>
    fill(sentence, {
      name: values.firstName,
      company: brand.name,
      minutes: limits.resetKey.minutes,
      hours: limits.verifyKey.hours,
    });
  return {
    subject: filled(text.subject),
    body: layout({
      language,
      brand,
      preview: filled(text.preview),
      heading: filled(text.heading),
      paragraphs: [greeting, text.what, text.otherwise].map(filled),
      button: { label: filled(text.button), url },
      footer: filled(footer),
    }),
  };
}

export const ownAccountTemplates = [
  mailTemplate(resetPasswordMail, (input) =>
    message("resetPassword", input, input.openLink(input.values.link)),
  ),
  mailTemplate(verifyUserMail, (input) => message("verifyUser", input, input.openLink(input.values.link))),
  mailTemplate(alreadyRegisteredMail, (input) => message("alreadyRegistered", input, input.values.url)),
  mailTemplate(passwordChangedMail, (input) => message("passwordChanged", input, input.values.url)),
];
