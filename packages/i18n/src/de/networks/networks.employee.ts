import type { networks as en } from "../../en/networks/networks.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  section: {
    title: "Verbindungen",
    text: "Sie teilen über Ihre eigenen Konten. Ohne Ihre Zustimmung wird nichts veröffentlicht, und Sie können jede Verbindung jederzeit trennen.",
    light:
      "Mit Ihrem Konto können Sie Beiträge lesen, aber keine Netzwerke verbinden. Bitte wenden Sie sich an das Admin-Team Ihres Unternehmens.",
    loading: "Ihre Verbindungen werden geladen",
    error: "Ihre Verbindungen konnten nicht geladen werden",
  },
  state: {
    TOKEN_ACTIVE: "Verbunden",
    TOKEN_EXPIRED: "Anmeldung abgelaufen",
    TOKEN_REVOKED: "Zugriff widerrufen",
    NOT_CONNECTED: "Nicht verbunden",
  },
  as: "als {{name}}",
  until: "bis {{date}}",
  endsSoon: "läuft am {{date}} ab",
  endedOn: "am {{date}} abgelaufen",
  connect: "Verbinden",
  connectPage: "Seite verbinden",
  reconnect: "Neu verbinden",
  renew: "Erneuern",
  connectNamed: "{{network}} verbinden",
  reconnectNamed: "{{network}} neu verbinden",
  disconnect: "Trennen",
  unavailable: "noch nicht verfügbar",
  byHand: "Sie veröffentlichen selbst",
  accountType: {
    PERSONAL: "eigenes Profil",
    ORGANISATION: "Seite einer Organisation",
    PAGE: "Seite",
    PROFESSIONAL: "professionelles Konto",
  },
  startFailed: "{{network}} konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.",
  confirm: {
    title: "{{network}} trennen?",
    text: "Wir geben den Zugriff auch bei {{network}} auf. Geplante Beiträge auf {{network}} bleiben angehalten, bis Sie sich neu verbinden; es geht nichts verloren.",
    yes: "Ja, trennen",
    textByHand:
      "Bei {{network}} können Apps den Zugriff nicht selbst aufgeben. Wir löschen ihn hier; dort beenden Sie ihn in den Einstellungen unter den erlaubten Diensten. Geplante Beiträge auf {{network}} bleiben angehalten, bis Sie sich neu verbinden; es geht nichts verloren.",
    done: {
      REVOKED: "{{network}} ist getrennt.",
      NOT_OFFERED:
        "{{network}} ist getrennt. Um den Zugriff auch bei {{network}} zu beenden, öffnen Sie dort in den Einstellungen die erlaubten Dienste.",
      UNREACHABLE:
        "{{network}} ist hier getrennt, war aber selbst nicht erreichbar. Bitte entfernen Sie unsere App in den Einstellungen von {{network}}.",
    },
  },
  need: {
    soonTitle_one: "{{network}} bis morgen neu verbinden",
    soonTitle_other: "{{network}} innerhalb von {{count}} Tagen neu verbinden",
    todayTitle: "{{network}} noch heute neu verbinden",
    soonText:
      "Ihre Anmeldung läuft am {{date}} ab. Erneuern Sie sie jetzt, damit Ihre Warteschlange weiterläuft.",
    endedTitle: "Ihre Verbindung mit {{network}} ist beendet",
    endedText:
      "Ihre Anmeldung ist nicht mehr gültig. Verbinden Sie sich neu, dann wird Ihre Warteschlange automatisch fortgesetzt; es geht nichts verloren.",
    noneTitle: "{{network}} verbinden, um zu teilen",
    noneText: "Das dauert 20 Sekunden. Jeden Beitrag bestätigen Sie selbst.",
    renewButton: "Verbindung erneuern",
  },
  callback: {
    title: "{{network}} wird verbunden",
    working: "Einen Moment, die Verbindung mit {{network}} wird hergestellt.",
    doneTitle: "{{network}} ist verbunden",
    doneText: "Sie können bis {{date}} als {{name}} teilen.",
    doneTextOpen: "Sie können als {{name}} teilen. Wir erneuern den Zugriff automatisch.",
    doneTextPlain: "Sie können jetzt teilen.",
    failedTitle: "{{network}} ist nicht verbunden",
    incomplete:
      "Die Adresse, über die Sie zurückgekehrt sind, ist unvollständig. Bitte beginnen Sie noch einmal.",
    again: "Erneut versuchen",
    back: "Nicht jetzt",
  },
  choose: {
    title: "Welches Konto bei {{network}}?",
    text: "Ihre Anmeldung gilt für mehrere Konten. Wählen Sie das Konto, auf dem Sie teilen möchten. Sie können es jederzeit ändern, indem Sie sich neu verbinden.",
    kind: {
      PERSONAL: "Ihr eigenes Profil",
      ORGANISATION: "Seite einer Organisation, die Sie verwalten",
      PAGE: "Seite, die Sie betreuen",
      PROFESSIONAL: "Professionelles Konto",
    },
    byHand:
      "Ihr eigenes Profil. Facebook lässt Apps dort nicht veröffentlichen: Sie teilen mit einem Klick im Dialog von Facebook.",
    save: "Dieses Konto verbinden",
  },
  errorHook: {
    title: "Netzwerk nicht verbunden",
    theNetwork: "dem Netzwerk",
    cancelled: "Sie haben die Verbindung mit {{network}} abgebrochen. Es wurde nichts geändert.",
    failed:
      "Beim Verbinden mit {{network}} ist ein Fehler aufgetreten. Es wurde nichts geändert. Bitte versuchen Sie es gleich erneut.",
    toProfile: "Zu meinen Verbindungen",
    toLogin: "Zur Anmeldung",
  },
};
