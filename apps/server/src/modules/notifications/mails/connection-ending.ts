import { networks } from "@polyphon/contract/networks/networks.ts";
import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

export const connectionEndingMail = mailKind({
  name: "connection-ending",
  values: z.object({ firstName: z.string(), network: z.enum(networks), endsAt: z.iso.datetime() }),
  transactional: true,
});

const texts = { en: textsEn, de: textsDe };
const bodyOf = ({ greeting, what, easy }: (typeof textsEn | typeof textsDe)["connectionEnding"]) =>
  [greeting, what, easy].join("\n\n");

export const connectionEndingTemplate = wordedMail(connectionEndingMail, {
  placeholders: ["name", "network", "date", "company"],
  wording: {
    en: { subject: textsEn.connectionEnding.subject, body: bodyOf(textsEn.connectionEnding) },
    de: { subject: textsDe.connectionEnding.subject, body: bodyOf(textsDe.connectionEnding) },
  },
  fill: ({ values, language, brand }) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    return {
      name: values.firstName,
      network: networkNames[values.network],
      date: date.format(new Date(values.endsAt)),
      company: brand.name,
    };
  },
  frame: ({ language, employeeUrl }) => {
    const { connectionEnding: say, footer } = texts[language];
    return {
      preview: say.preview,
      heading: say.heading,
      button: { label: say.button, url: `${employeeUrl}/profile` },
      footer,
    };
  },
});
