import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { ownPostDecidedMail, ownPostWaitingMail } from "./notifications.mails.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };

const waitingWords = (language: "en" | "de") => {
  const { subject, what } = texts[language].ownPostWaiting;
  return { subject, body: what };
};

const decidedWords = (language: "en" | "de") => {
  const { subject, greeting } = texts[language].ownPostDecided;
  return { subject, body: `${greeting}\n\n{{what}}\n\n{{reason}}` };
};

export const ownPostTemplates = [
  wordedMail(ownPostWaitingMail, {
    placeholders: ["title", "author"],
    wording: { en: waitingWords("en"), de: waitingWords("de") },
    fill: ({ values: { title, author } }) => ({ title, author }),
    frame: ({ values, language }) => {
      const { what, heading, button, footer } = texts[language].ownPostWaiting;
      return { preview: what, heading, button: { label: button, url: values.url }, footer };
    },
  }),
  wordedMail(ownPostDecidedMail, {
    placeholders: ["name", "title", "what", "reason"],
    wording: { en: decidedWords("en"), de: decidedWords("de") },
    fill: ({ values: { name, title, approved, reason }, language }) => {
      const say = texts[language].ownPostDecided;
      return {
        name,
        title,
        what: fill(approved ? say.approved : say.rejected, { title }),
        reason: reason === null ? "" : fill(say.reason, { reason }),
      };
    },
    frame: ({ values: { approved, url }, language }) => {
      const say = texts[language].ownPostDecided;
      return {
        preview: "{{what}}",
        heading: approved ? say.approvedHeading : say.rejectedHeading,
        button: { label: approved ? say.approvedButton : say.rejectedButton, url },
        footer: say.footer,
      };
    },
  }),
];
