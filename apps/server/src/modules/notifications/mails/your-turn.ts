import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

export const yourTurnMail = mailKind({
  name: "your-turn",
  values: z.object({
    firstName: z.string(),
    network: z.enum(networks),
    title: z.string(),
    /** Sealed, because it is stored in the mail's row. */
    link: z.string(),
  }),
  transactional: true,
});

const texts = { en: textsEn, de: textsDe };
const bodyOf = ({ greeting, what, how }: (typeof textsEn | typeof textsDe)["yourTurn"]) =>
  [greeting, what, how].join("\n\n");

export const yourTurnTemplate = wordedMail(yourTurnMail, {
  placeholders: ["name", "network", "title", "hours", "company"],
  wording: {
    en: { subject: textsEn.yourTurn.subject, body: bodyOf(textsEn.yourTurn) },
    de: { subject: textsDe.yourTurn.subject, body: bodyOf(textsDe.yourTurn) },
  },
  fill: ({ values, brand }) => ({
    name: values.firstName,
    network: networkNames[values.network],
    title: values.title,
    hours: limits.share.turnLinkHours,
    company: brand.name,
  }),
  frame: ({ values, language, openLink }) => {
    const { yourTurn: say, footer } = texts[language];
    return {
      preview: say.preview,
      heading: say.heading,
      button: { label: say.button, url: openLink(values.link) },
      footer,
    };
  },
});
