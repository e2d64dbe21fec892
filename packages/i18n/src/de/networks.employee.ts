import type { networks as en } from "../en/networks.employee.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  section: {
    title: "Verbindungen",
    text: "Sie teilen über Ihre eigenen Konten. Ohne Ihr Ja geht nichts hinaus, und Sie können jede Verbindung jederzeit trennen.",
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
  startFailed: "{{network}} ließ sich nicht öffnen. Bitte versuchen Sie es erneut.",
  confirm: {
    title: "{{network}} trennen?",
    text: "Ihr Zugriff wird auch bei {{network}} zurückgegeben. Geplante Teilungen auf {{network}} warten, bis Sie sich wieder verbinden; es geht nichts verloren.",
    yes: "Ja, trennen",
    done: "{{network}} ist getrennt.",
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
    doneTextPlain: "Sie können jetzt teilen.",
    failedTitle: "{{network}} ist nicht verbunden",
    incomplete: "Die Adresse, mit der Sie zurückgekommen sind, ist unvollständig. Bitte beginnen Sie neu.",
    again: "Erneut versuchen",
    back: "Jetzt nicht",
  },
};
