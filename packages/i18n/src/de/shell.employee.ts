import type { shell as en } from "../en/shell.employee.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const shell: TextsOf<typeof en> = {
  product: "Polyphon",
  skip: "Zum Inhalt springen",
  home: "{{company}}, zu Ihrer Übersicht",
  menu: "Hauptmenü",
  nav: {
    dashboard: "Übersicht",
    posts: "Beiträge",
    ownPosts: "Eigene Beiträge",
    ownPostsShort: "Eigene",
    calendar: "Kalender",
    help: "Hilfe",
    more: "Mehr",
  },
  user: {
    menu: "Ihr Menü, {{name}}",
    profile: "Mein Profil",
    mentions: "Erwähnungen",
    newsletter: "Newsletter",
    logout: "Abmelden",
  },
  language: {
    label: "Sprache",
    switchTo: ", wechseln zu {{other}}",
    en: "English",
    de: "Deutsch",
  },
  scheme: { label: "Farben", light: "Hell", dark: "Dunkel", auto: "Wie auf diesem Gerät" },
  footer: {
    label: "Mehr über diese Anwendung",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
    features: "Funktionen",
    about: "Über uns",
    meeting: "Termin anfragen",
  },
  loading: "Wird geladen",
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Erneut versuchen",
  offline:
    "Sie sind offline. Was Sie sehen, kann veraltet sein; was Sie schreiben, bleibt hier, bis die Verbindung wieder steht.",
  notices: "Hinweise",
  notBuilt: {
    title: "„{{screen}}“ gibt es noch nicht",
    text: "Diese Seite ist geplant, aber noch nicht gebaut. Von Ihren Daten ist nichts verloren.",
    toDashboard: "Zur Übersicht",
    toLogin: "Zur Anmeldung",
  },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder sie gehört zu Seiten, die es noch nicht gibt.",
  },
  failure: {
    apology: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
    invalidRequest: "Ungültige Anfrage!",
    timeout: "Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.",
    offlineTitle: "Keine Verbindung",
    offlineText:
      "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung; es wurde nichts geändert.",
    reference: "Referenz",
    copyReference: "Referenz kopieren",
    copied: "Kopiert",
  },
  session: {
    warningTitle: "Ihre Sitzung endet bald",
    warning: "Ihre Sitzung läuft in weniger als 5 Minuten ab. Bitte speichern Sie Ihre Daten.",
    stay: "Weiter",
    loginAgain: "Neu anmelden",
    expired: "Sitzung abgelaufen",
  },
};
