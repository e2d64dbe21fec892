import { networks } from "@polyphon/contract/networks/networks.ts";
import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

export const connectionLostMail = mailKind({
  name: "connection-lost",
  values: z.object({ firstName: z.string(), network: z.enum(networks) }),
  transactional: true,
});

const texts = { en: textsEn, de: textsDe };
const bodyOf = ({ greeting, what, waits }: (typeof textsEn | typeof textsDe)["connectionLost"]) =>
  [greeting, what, waits].join("\n\n");

export const connectionLostTemplate = wordedMail(connectionLostMail, {
  placeholders: ["name", "network", "company"],
  wording: {
    en: { subject: textsEn.connectionLost.subject, body: bodyOf(textsEn.connectionLost) },
    de: { subject: textsDe.connectionLost.subject, body: bodyOf(textsDe.connectionLost) },
  },
  fill: ({ values, brand }) => ({
    name: values.firstName,
    network: networkNames[values.network],
    company: brand.name,
  }),
  frame: ({ language, employeeUrl }) => {
    const { connectionLost: say, footer } = texts[language];
    return {
      preview: say.preview,
      heading: say.heading,
      button: { label: say.button, url: `${employeeUrl}/profile` },
      footer,
    };
  },
});
