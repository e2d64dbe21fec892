import { notifications as textsDe } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as textsEn } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import {
  inactivityReminderMail,
  inactivityNoticeMail,
  inactivityWarningMail,
} from "../../people/people.api.ts";
import { wordedMail } from "../mail-templates/worded-mail.ts";

const texts = { en: textsEn, de: textsDe };

const reminderWords = (language: "en" | "de") => {
  const { greeting, reminder } = texts[language].inactivity;
  return { subject: reminder.subject, body: [greeting, reminder.what].join("\n\n") };
};

const warningWords = (language: "en" | "de") => {
  const { greeting, warning } = texts[language].inactivity;
  return { subject: warning.subject, body: [greeting, warning.what, warning.how].join("\n\n") };
};

const notificationText = (language: "en" | "de") => {
  const { subject, what } = texts[language].inactivity.report;
  return { subject, body: [what, "{{names}}"].join("\n\n") };
};

export const inactivityTemplates = [
  wordedMail(inactivityNoticeMail, {
    placeholders: ["warned", "deactivated", "names"],
    wording: { en: notificationText("en"), de: notificationText("de") },
    fill: ({ values: { warned, deactivated, names, more }, language }) => {
      const rest = fill(texts[language].inactivity.report.more, { count: more });
      return { warned, deactivated, names: [...names, ...(more > 0 ? [rest] : [])].join(", ") };
    },
    frame: ({ language }) => {
      const { heading, what, footer } = texts[language].inactivity.report;
      return { preview: what, heading, footer };
    },
  }),
  wordedMail(inactivityReminderMail, {
    placeholders: ["name", "days", "company"],
    wording: { en: reminderWords("en"), de: reminderWords("de") },
    fill: ({ values, brand }) => ({ name: values.firstName, days: values.days, company: brand.name }),
    frame: ({ language, employeeUrl }) => {
      const { inactivity, footer } = texts[language];
      const { preview, heading, button } = inactivity.reminder;
      return { preview, heading, button: { label: button, url: `${employeeUrl}/dashboard` }, footer };
    },
  }),
  wordedMail(inactivityWarningMail, {
    placeholders: ["name", "days", "date", "company"],
    wording: { en: warningWords("en"), de: warningWords("de") },
    fill: ({ values, brand, language }) => ({
      name: values.firstName,
      days: values.days,
      date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
        new Date(values.endsOn),
      ),
      company: brand.name,
    }),
    frame: ({ language, employeeUrl }) => {
      const { inactivity, footer } = texts[language];
      const { preview, heading, button } = inactivity.warning;
      return { preview, heading, button: { label: button, url: `${employeeUrl}/login` }, footer };
    },
  }),
];
