import type { AutopilotWhyTexts } from "../../en/autopilot/why.admin.ts";

export const autopilotWhy: AutopilotWhyTexts = {
  from: {
    row: "Der Wochenplan sieht {{category}} vor.",
    day: "Für {{day}} ist im Vier-Wochen-Plan {{category}} vorgesehen.",
    reserved: "Das Unternehmen hat {{day}} für {{category}} reserviert.",
  },
  step: {
    own: "Dieser Beitrag passt dazu.",
    substitute:
      "Es gab keinen passenden Beitrag mehr, deshalb stammt dieser aus der Ersatzkategorie des Unternehmens.",
    best_of: "Es gab keinen passenden Beitrag mehr, deshalb ist dieser einer der besten der letzten 90 Tage.",
  },
  stepShort: { own: "Wie eingestellt", substitute: "Ersatzkategorie", best_of: "Best-of" },
  kind: { ORIGINAL: "original", CURATED: "kuratiert" },
  mix: {
    asWanted:
      "Laut der Mischung des Unternehmens war als Nächstes ein Beitrag der Art „{{kind}}“ an der Reihe, und das ist einer.",
    otherKind:
      "Laut der Mischung des Unternehmens war als Nächstes die Art „{{wanted}}“ an der Reihe. Davon war kein Beitrag mehr verfügbar, deshalb ist dieser „{{kind}}“.",
  },
  window: {
    primary: "erstes Zeitfenster",
    secondary: "zweites Zeitfenster",
    tertiary: "drittes Zeitfenster",
  },
  time: {
    inside: "Gewählt wurde: {{window}}, mit Abstand zu anderen Mitarbeitenden mit demselben Beitrag.",
    overrun: "Für diesen Beitrag voll: {{window}}. Deshalb liegt die Zeit im Überlauf.",
    moved: "Für {{day}} war keine Zeit mehr frei, deshalb wurde der Beitrag auf diesen Tag verschoben.",
  },
  tags: "Merkmale: {{tags}}.",
  language: "Sprache: {{language}}.",
  goneCategory: "eine Kategorie, die es nicht mehr gibt",
  gap: {
    skipped: { title: "Ausgelassen", text: "Die Person hat diesen Platz ausgelassen." },
    network_off: {
      title: "Netzwerk ausgeschaltet",
      text: "Das Unternehmen teilt nicht in diesem Netzwerk.",
    },
    not_connected: {
      title: "Netzwerk nicht verbunden",
      text: "Es gibt keine funktionierende Verbindung zu diesem Netzwerk.",
    },
    out_of_office: {
      title: "Abwesend",
      text: "Der Tag liegt in einer Abwesenheit. Ausgefallene Beiträge werden nicht nachgeholt.",
    },
    day_passed: { title: "Tag vorbei", text: "Der Plan entstand nach diesem Tag." },
    weekly_limit: {
      title: "Wochenlimit erreicht",
      text: "Das Limit des Netzwerks für diese Woche ist ausgeschöpft.",
    },
    no_candidate: {
      title: "Kein passender Beitrag",
      text: "Es gibt keinen sichtbaren, passenden Beitrag, der in diesem Netzwerk noch nicht geteilt wurde, auch nicht in der Ersatzkategorie oder im Best-of.",
    },
    too_old: {
      title: "Beiträge zu alt",
      text: "Es gibt passende Beiträge, aber an diesem Tag wären sie älter, als das Unternehmen es für den Autopiloten vorsieht.",
    },
    mix_used_up: {
      title: "Mischung ausgeschöpft",
      text: "Es gibt passende Beiträge, aber die Mischung aus originalen und kuratierten Beiträgen des Unternehmens lässt keinen mehr zu.",
    },
    no_place: {
      title: "Keine Zeit mehr frei",
      text: "Pro Tag und Zeitfenster ist höchstens ein Beitrag möglich. Ab diesem Tag sind alle Zeitfenster belegt oder außerhalb der Zeiten.",
    },
    windows_full: {
      title: "Zeitfenster voll",
      text: "So viele Mitarbeitende teilen die passenden Beiträge, dass mit dem nötigen Abstand keine Zeit mehr frei ist.",
    },
    days_full: {
      title: "Gewählte Tage voll",
      text: "An den gewählten Tagen war keine Zeit mehr frei. An einem anderen Arbeitstag dieser Woche ist noch eine frei.",
    },
  },
  withdrawn: {
    choice_changed: "Die Einstellungen sehen den Beitrag nicht mehr vor.",
    network_off: "Das Netzwerk wurde ausgeschaltet.",
    out_of_office: "Der Tag liegt jetzt in einer Abwesenheit.",
    post_gone: "Der Beitrag wurde gesperrt, ist abgelaufen oder passt nicht mehr.",
    too_old: "An diesem Tag wäre der Beitrag älter, als das Unternehmen es vorsieht.",
    outside_hours: "Die geplante Zeit liegt außerhalb der jetzt gültigen Zeiten.",
  },
};
