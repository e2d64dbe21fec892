import { limits } from "@polyphon/contract/limits.ts";
import { identity as textsDe } from "@polyphon/i18n/de/identity/identity.server.ts";
import { identity as textsEn } from "@polyphon/i18n/en/identity/identity.server.ts";
import type { z } from "zod";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";
import {
  addressChangedMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  staffInvitationMail,
  verifyUserMail,
} from "../../identity/identity.api.ts";
import type { MailInput, MailTemplate } from "../mail-templates/mail-template.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn.mails, de: textsDe.mails };

type About =
  | "resetPassword"
  | "staffInvitation"
  | "verifyUser"
  | "alreadyRegistered"
  | "addressChanged"
  | "passwordChanged";

function wordingOf(language: "en" | "de", about: About) {
  const { greeting, [about]: say } = texts[language];
  return { subject: say.subject, body: [greeting, say.what, say.otherwise].join("\n\n") };
}

interface Recipient<V> {
  readonly name: (values: V) => string;
  readonly url: (input: MailInput<V>) => string;
}

/**
 * All mails about the recipient's account say what happened, what to do if it was somebody else, and link to one place.
 */
function ownAccountMail<V extends z.ZodObject>(
  kind: MailKind<V>,
  about: About,
  to: Recipient<z.output<V>>,
): MailTemplate {
  return wordedMail(kind, {
    placeholders: ["name", "company", "minutes", "hours", "days"],
    wording: { en: wordingOf("en", about), de: wordingOf("de", about) },
    fill: ({ values, brand }) => ({
      name: to.name(values),
      company: brand.name,
      minutes: limits.resetKey.minutes,
      hours: limits.verifyKey.hours,
      days: limits.staffInvitation.days,
    }),
    frame: (input) => {
      const { footer, [about]: say } = texts[input.language];
      return {
        preview: say.preview,
        heading: say.heading,
        button: { label: say.button, url: to.url(input) },
        footer,
      };
    },
  });
}

const name = ({ firstName }: { readonly firstName: string }) => firstName;
const byLink = {
  name,
  url: ({ values, openLink }: MailInput<{ readonly firstName: string; readonly link: string }>) =>
    openLink(values.link),
};
const byAddress = {
  name,
  url: ({ values }: MailInput<{ readonly firstName: string; readonly url: string }>) => values.url,
};

export const ownAccountTemplates = [
  ownAccountMail(resetPasswordMail, "resetPassword", byLink),
  ownAccountMail(staffInvitationMail, "staffInvitation", byLink),
  ownAccountMail(verifyUserMail, "verifyUser", byLink),
  ownAccountMail(alreadyRegisteredMail, "alreadyRegistered", byAddress),
  ownAccountMail(addressChangedMail, "addressChanged", byAddress),
  ownAccountMail(passwordChangedMail, "passwordChanged", byAddress),
];
