import type { AutopilotWhyTexts } from "../../en/autopilot/why.shared.ts";

export const autopilotWhy: AutopilotWhyTexts = {
  from: {
    row: "Der Wochenplan verlangt {{category}}.",
    day: "{{day}} steht im Vier-Wochen-Plan auf {{category}}.",
    reserved: "Das Unternehmen hält {{day}} für {{category}} frei.",
  },
  step: {
    own: "Dieser Beitrag passt zu diesem Wunsch.",
    substitute:
      "Es war nichts Passendes mehr da, deshalb stammt der Beitrag aus der Ersatzkategorie des Unternehmens.",
    best_of: "Es war nichts Passendes mehr da, deshalb ist es einer der besten Beiträge der letzten 90 Tage.",
  },
  stepShort: { own: "Wie gewünscht", substitute: "Ersatzkategorie", best_of: "Best-of" },
  kind: { ORIGINAL: "eigen", CURATED: "kuratiert" },
  mix: {
    asWanted:
      "Die Mischung des Unternehmens verlangte als Nächstes einen Beitrag der Art „{{kind}}“, und das ist einer.",
    otherKind:
      "Die Mischung des Unternehmens verlangte als Nächstes die Art „{{wanted}}“; davon war keiner mehr da, deshalb ist dieser „{{kind}}“.",
  },
  window: {
    primary: "erstes Zeitfenster",
    secondary: "zweites Zeitfenster",
    tertiary: "drittes Zeitfenster",
  },
  time: {
    inside: "Gewählt wurde: {{window}}, mit Abstand zu Kolleginnen und Kollegen mit demselben Beitrag.",
    overrun: "Für diesen Beitrag voll: {{window}}. Deshalb liegt die Zeit im Überlauf.",
    moved: "Für {{day}} war keine Zeit mehr frei, deshalb liegt die Teilung an diesem Tag.",
  },
  tags: "Merkmale: {{tags}}.",
  language: "Sprache: {{language}}.",
  goneCategory: "eine Kategorie, die es nicht mehr gibt",
  gap: {
    skipped: { title: "Übersprungen", text: "Dieser Platz soll auf Wunsch leer bleiben." },
    network_off: {
      title: "Netzwerk ausgeschaltet",
      text: "Das Unternehmen teilt nicht auf diesem Netzwerk.",
    },
    not_connected: {
      title: "Netzwerk nicht verbunden",
      text: "Zu diesem Netzwerk gibt es keine Verbindung, die funktioniert.",
    },
    out_of_office: { title: "Abwesend", text: "Der Tag liegt in einer Abwesenheit; nachgeholt wird nichts." },
    day_passed: { title: "Tag vorbei", text: "Der Plan entstand nach diesem Tag." },
    weekly_limit: {
      title: "Wochenlimit erreicht",
      text: "Das Limit des Netzwerks für die Woche ist verbraucht.",
    },
    no_candidate: {
      title: "Kein passender Beitrag",
      text: "Kein sichtbarer Beitrag passt, der hier nicht schon geteilt wurde, auch nicht als Ersatz oder Best-of.",
    },
    mix_used_up: {
      title: "Mischung ausgeschöpft",
      text: "Beiträge würden passen, aber die Mischung aus eigenen und kuratierten Beiträgen lässt keinen mehr zu.",
    },
    no_place: {
      title: "Keine Zeit mehr frei",
      text: "Ein Tag hat höchstens eine Teilung je Zeitfenster; ab diesem Tag sind alle belegt oder außerhalb der Zeiten.",
    },
    windows_full: {
      title: "Zeitfenster voll",
      text: "So viele teilen die passenden Beiträge, dass mit dem Abstand dazwischen keine Zeit mehr frei ist.",
    },
  },
  withdrawn: {
    wish_changed: "Die Einstellungen verlangen sie nicht mehr.",
    network_off: "Das Netzwerk wurde ausgeschaltet.",
    out_of_office: "Der Tag liegt jetzt in einer Abwesenheit.",
    post_gone: "Der Beitrag wurde gesperrt, ist beendet oder passt nicht mehr.",
    outside_hours: "Ihre Zeit liegt außerhalb der Zeiten, die jetzt gelten.",
  },
};
