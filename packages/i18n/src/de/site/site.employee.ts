import type { site as en } from "../../en/site/site.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const site: TextsOf<typeof en> = {
  page: {
    loading: "Seite wird geladen",
    error: "Die Seite konnte nicht geladen werden",
    updated: "Zuletzt aktualisiert am {{date}}",
  },
  help: {
    search: "Hilfe durchsuchen",
    found: "Antworten zu „{{search}}“",
    noneTitle: "Keine Antwort zu „{{search}}“",
    noneText: "Versuchen Sie es mit einem anderen Wort oder schreiben Sie uns.",
    moreTitle: "Noch Fragen?",
    moreText: "Schreiben Sie uns, wir antworten per E-Mail.",
    contact: "Kontakt aufnehmen",
  },
  landing: { login: "Anmelden", register: "Registrieren" },
  fields: {
    name: "Name",
    role: "Ihre Rolle im Unternehmen",
    email: "E-Mail",
    company: "Unternehmen",
    phone: "Telefon",
    phoneHint: "Mit Vorwahl, zum Beispiel +49 40 123456",
    contactMethod: "Wie können wir Sie erreichen?",
    message: "Nachricht",
    required: "Dieses Feld ist erforderlich.",
    tooLong: "Bitte höchstens {{max}} Zeichen.",
    emailFormat: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    phoneFormat: "Bitte geben Sie eine Telefonnummer mit mindestens 5 Ziffern ein.",
    choose: "Bitte wählen Sie eine Option.",
  },
  methods: { EMAIL: "Per E-Mail", PHONE: "Per Telefon", VIDEO_CALL: "Per Videoanruf" },
  meeting: {
    title: "Termin anfragen",
    text: "Sagen Sie uns, wer Sie sind und wie wir Sie erreichen. Wir schlagen einen Termin vor.",
    submit: "Termin anfragen",
  },
  contact: { formTitle: "Schreiben Sie uns", submit: "Nachricht senden" },
  sent: { title: "Gesendet", again: "Noch eine senden" },
};
