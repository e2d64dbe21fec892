import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { postBackMail, postWaitingMail } from "./notifications.mails.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };

const waitingWords = (language: "en" | "de") => {
  const { subject, what } = texts[language].postWaiting;
  return { subject, body: `${what}\n\n{{note}}` };
};

const backWords = (language: "en" | "de") => {
  const { subject, greeting } = texts[language].postBack;
  return { subject, body: `${greeting}\n\n{{what}}\n\n{{voices}}\n\n{{reason}}` };
};

export const editorialTemplates = [
  wordedMail(postWaitingMail, {
    placeholders: ["title", "category", "by", "note"],
    wording: { en: waitingWords("en"), de: waitingWords("de") },
    fill: ({ values, language }) => ({
      title: values.title,
      category: values.category,
      by: values.by,
      note: values.note === null ? "" : fill(texts[language].postWaiting.note, { note: values.note }),
    }),
    frame: ({ values, language }) => {
      const { what, heading, button, footer } = texts[language].postWaiting;
      return { preview: what, heading, button: { label: button, url: values.url }, footer };
    },
  }),
  wordedMail(postBackMail, {
    placeholders: ["name", "title", "what", "voices", "reason"],
    wording: { en: backWords("en"), de: backWords("de") },
    fill: ({ values, language }) => {
      const say = texts[language].postBack;
      const { name, title, category, by, reason } = values;
      return {
        name,
        title,
        what: fill(values.final ? say.rejected : say.returned, { by, title, category }),
        voices: fill(say.voices, { voices: values.voices.join(", ") }),
        reason: fill(say.reason, { reason }),
      };
    },
    frame: ({ values, language }) => {
      const { heading, rejectedHeading, button, footer } = texts[language].postBack;
      return {
        preview: "{{what}}",
        heading: values.final ? rejectedHeading : heading,
        button: { label: button, url: values.url },
        footer,
      };
    },
  }),
];
