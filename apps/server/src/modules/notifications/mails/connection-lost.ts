import { networks } from "@polyphon/contract/networks/networks.ts";
import { notifications as textsDe } from "@polyphon/i18n/de/notifications.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";
import { layout } from "./layout.ts";
import { mailTemplate } from "./mail-template.ts";

export const connectionLostMail = mailKind({
  name: "connection-lost",
  values: z.object({ firstName: z.string(), network: z.enum(networks) }),
  transactional: true,
});

const texts = { en: textsEn, de: textsDe };

export const connectionLostTemplate = mailTemplate(
  connectionLostMail,
  ({ values, language, brand, employeeUrl }) => {
    const { connectionLost, footer } = texts[language];
    const filled = (text: string) =>
      fill(text, { name: values.firstName, network: networkNames[values.network], company: brand.name });
    return {
      subject: filled(connectionLost.subject),
      body: layout({
        language,
        brand,
        preview: filled(connectionLost.preview),
        heading: filled(connectionLost.heading),
        paragraphs: [connectionLost.greeting, connectionLost.what, connectionLost.waits].map(filled),
        button: { label: filled(connectionLost.button), url: `${employeeUrl}/profile` },
        footer: filled(footer),
      }),
    };
  },
);
