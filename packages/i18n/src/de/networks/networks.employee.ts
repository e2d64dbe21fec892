import type { networks as en } from "../../en/networks/networks.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  section: {
    title: "Verbindungen",
    text: "Sie teilen über Ihre eigenen Konten. Ohne Ihr Ja geht nichts hinaus, und Sie können jede Verbindung jederzeit trennen.",
    light:
      "Mit Ihrem Konto können Sie Beiträge lesen, aber keine Netzwerke verbinden. Bitte wenden Sie sich an Ihre Administration.",
    loading: "Ihre Verbindungen werden geladen",
    error: "Ihre Verbindungen ließen sich nicht laden",
  },
  state: {
    TOKEN_ACTIVE: "Verbunden",
    TOKEN_EXPIRED: "Anmeldung abgelaufen",
    TOKEN_REVOKED: "Zugriff wurde zurückgenommen",
    NOT_CONNECTED: "Nicht verbunden",
  },
  as: "als {{name}}",
  until: "bis {{date}}",
  endsSoon: "endet am {{date}}",
  endedOn: "endete am {{date}}",
  connect: "Verbinden",
  reconnect: "Neu verbinden",
  renew: "Erneuern",
  reconnectNamed: "{{network}} neu verbinden",
  disconnect: "Trennen",
  unavailable: "noch nicht verfügbar",
  byHand: "Sie teilen selbst",
  accountType: {
    PERSONAL: "eigenes Profil",
    ORGANISATION: "Seite einer Organisation",
    PAGE: "Seite",
    PROFESSIONAL: "professionelles Konto",
  },
  startFailed: "{{network}} ließ sich nicht öffnen. Bitte versuchen Sie es erneut.",
  confirm: {
    title: "{{network}} trennen?",
    text: "Ihr Zugriff wird auch bei {{network}} zurückgegeben. Geplante Teilungen auf {{network}} warten, bis Sie sich wieder verbinden; es geht nichts verloren.",
    yes: "Ja, trennen",
    textByHand:
      "{{network}} bietet Apps keinen Weg, den Zugriff zurückzugeben: Wir löschen ihn hier, und Sie können ihn in den Einstellungen von {{network}} unter den erlaubten Diensten beenden. Geplante Teilungen auf {{network}} warten, bis Sie sich wieder verbinden; es geht nichts verloren.",
    done: {
      REVOKED: "{{network}} ist getrennt.",
      NOT_OFFERED:
        "{{network}} ist getrennt. Um den Zugriff auch bei {{network}} zu beenden, öffnen Sie dort die Einstellungen, erlaubte Dienste.",
      UNREACHABLE:
        "{{network}} ist hier getrennt. {{network}} selbst war nicht erreichbar; bitte entfernen Sie unsere App dort in den Einstellungen.",
    },
  },
  need: {
    soonTitle_one: "{{network}} braucht Sie morgen",
    soonTitle_other: "{{network}} braucht Sie in {{count}} Tagen",
    todayTitle: "{{network}} braucht Sie heute",
    soonText:
      "Ihre Anmeldung endet am {{date}}. Erneuern Sie sie jetzt, damit Ihre Warteschlange weiterläuft.",
    endedTitle: "{{network}} braucht Sie",
    endedText:
      "Ihre Anmeldung ist abgelaufen. Verbinden Sie sich neu, dann geht Ihre Warteschlange weiter; es ist nichts verloren.",
    noneTitle: "{{network}} verbinden und teilen",
    noneText: "Das dauert 20 Sekunden. Jeden Beitrag bestätigen Sie selbst.",
    renewButton: "Verbindung erneuern",
  },
  callback: {
    title: "{{network}} wird verbunden",
    working: "{{network}} hat Sie zurückgeschickt. Einen Moment, wir stellen die Verbindung fertig.",
    doneTitle: "{{network}} ist verbunden",
    doneText: "Sie können bis {{date}} als {{name}} teilen.",
    doneTextOpen: "Sie können als {{name}} teilen. Wir erneuern den Zugriff von selbst.",
    doneTextPlain: "Sie können jetzt teilen.",
    failedTitle: "{{network}} ist nicht verbunden",
    incomplete: "Die Adresse, mit der Sie zurückgekommen sind, ist unvollständig. Bitte beginnen Sie neu.",
    again: "Erneut versuchen",
    back: "Jetzt nicht",
  },
  choose: {
    title: "Welches Konto bei {{network}}?",
    text: "Ihre Anmeldung öffnet mehrere Konten. Wählen Sie das Konto, auf dem Sie teilen möchten; Sie können es jederzeit ändern, indem Sie sich neu verbinden.",
    kind: {
      PERSONAL: "Ihr eigenes Profil",
      ORGANISATION: "Seite einer Organisation, die Sie verwalten",
      PAGE: "Seite, die Sie betreuen",
      PROFESSIONAL: "Professionelles Konto",
    },
    byHand:
      "Ihr eigenes Profil. Facebook lässt dort keine App veröffentlichen: Sie teilen mit einem Klick in dessen Dialog.",
    save: "Dieses Konto verbinden",
  },
  errorHook: {
    title: "Das Netzwerk ist nicht verbunden",
    theNetwork: "dem Netzwerk",
    cancelled: "Sie haben die Verbindung mit {{network}} abgebrochen. Es wurde nichts geändert.",
    failed:
      "Auf dem Weg zu {{network}} ist etwas schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
    toProfile: "Zu meinen Verbindungen",
    toLogin: "Zur Anmeldung",
  },
};
