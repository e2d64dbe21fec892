import type { AutopilotWhyTexts } from "../../en/autopilot/why.employee.ts";

export const autopilotWhy: AutopilotWhyTexts = {
  from: {
    row: "{{category}} steht in Ihrem Wochenplan.",
    day: "Für {{day}} haben Sie {{category}} gewählt.",
    reserved: "{{company}} hat den {{day}} für {{category}} reserviert.",
  },
  tags: "Merkmale: {{tags}}.",
  language: "Sprache: {{language}}.",
  goneCategory: "ein Thema, das es nicht mehr gibt",
  post: {
    latest:
      "Dieser Beitrag ist einer der neuesten zum Thema, und Sie haben ihn auf {{network}} noch nicht geteilt.",
    next: "Dieser Beitrag ist an der Reihe: Sie haben ihn auf {{network}} noch nicht geteilt.",
    substitute:
      "Zu diesem Thema gab es nichts Passendes mehr. Deshalb stammt der Beitrag aus dem Ersatzthema von {{company}}.",
    best_of:
      "Zu diesem Thema gab es nichts Passendes mehr. Deshalb ist das einer der Beiträge, die in den letzten 90 Tagen am besten ankamen.",
  },
  balance: {
    ORIGINAL:
      "{{company}} mischt Originalbeiträge mit Artikeln aus anderen Quellen. Jetzt war ein Originalbeitrag an der Reihe.",
    CURATED:
      "{{company}} mischt Originalbeiträge mit Artikeln aus anderen Quellen. Jetzt war ein Artikel aus einer anderen Quelle an der Reihe.",
    insteadOfORIGINAL:
      "Eigentlich war ein Originalbeitrag an der Reihe. Es gab aber keinen mehr, deshalb kommt dieser Beitrag aus einer anderen Quelle.",
    insteadOfCURATED:
      "Eigentlich war ein Artikel aus einer anderen Quelle an der Reihe. Es gab aber keinen mehr, deshalb ist das ein Originalbeitrag.",
  },
  time: {
    primary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster und in den Stunden, die {{company}} bevorzugt. Andere teilen diesen Beitrag zu anderen Zeiten.",
    secondary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster und in den Stunden, die für {{company}} die zweite Wahl sind: Die bevorzugten waren belegt oder schon vorbei. Andere teilen diesen Beitrag zu anderen Zeiten.",
    tertiary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster und in den Stunden, die für {{company}} die dritte Wahl sind: Die übrigen waren belegt oder schon vorbei. Andere teilen diesen Beitrag zu anderen Zeiten.",
  },
  later: {
    primary:
      "In den Stunden, die {{company}} bevorzugt, teilen schon sehr viele diesen Beitrag. Bei Ihnen ist er deshalb etwas später an der Reihe, aber noch in Ihrem Zeitfenster.",
    secondary:
      "In den Stunden, die für {{company}} die zweite Wahl sind, teilen schon sehr viele diesen Beitrag. Bei Ihnen ist er deshalb etwas später an der Reihe, aber noch in Ihrem Zeitfenster.",
    tertiary:
      "In den Stunden, die für {{company}} die dritte Wahl sind, teilen schon sehr viele diesen Beitrag. Bei Ihnen ist er deshalb etwas später an der Reihe, aber noch in Ihrem Zeitfenster.",
  },
  moved: "Am {{day}} war keine Zeit mehr frei, deshalb ist der Beitrag auf diesen Tag gerückt.",
  gap: {
    skipped: {
      title: "Von Ihnen ausgelassen",
      text: "Sie wollten hier keinen Beitrag.",
      next: "Sie können hier wieder einen planen lassen.",
    },
    network_off: {
      title: "Netzwerk nicht in Gebrauch",
      text: "{{company}} teilt zurzeit nichts auf {{network}}.",
      next: "Sie müssen nichts tun: Sobald sich das ändert, wird dort wieder geplant.",
    },
    not_connected: {
      title: "Netzwerk nicht verbunden",
      text: "Ohne Verbindung kann auf {{network}} nichts geteilt werden.",
      next: "Sobald Sie es verbinden, wird hier geplant.",
    },
    out_of_office: {
      title: "Sie sind abwesend",
      text: "An diesem Tag pausiert der Autopilot.",
      next: "Ausgefallene Beiträge werden nicht nachgeholt, es sei denn, Sie verkürzen die Pause.",
    },
    day_passed: {
      title: "Tag vorbei",
      text: "Dieser Tag war schon vorbei, als die Woche geplant wurde.",
      next: "Sie müssen nichts tun: Die nächsten Tage werden wie gewohnt geplant.",
    },
    weekly_limit: {
      title: "Wochenlimit erreicht",
      text: "Auf {{network}} können Sie pro Woche {{limit}} Beiträge teilen, selbst geplante mitgezählt. Dieses Limit ist ausgeschöpft.",
      next: "Wenn der Autopilot weniger Beiträge pro Woche teilt, bleiben welche für Sie übrig.",
    },
    no_candidate: {
      title: "Kein passender Beitrag mehr",
      text: "Für {{network}} gibt es keinen passenden Beitrag mehr und auch keinen Ersatz.",
      next: "Mit einem weiteren Thema oder allen Sprachen haben Sie mehr Auswahl.",
    },
    too_old: {
      title: "Nur ältere Beiträge",
      text: "Es gibt passende Beiträge, aber an diesem Tag wären sie älter, als {{company}} es für den Autopiloten vorsieht.",
      next: "Zu einem anderen Thema gibt es vielleicht neuere Beiträge. Ältere können Sie weiterhin selbst teilen.",
    },
    mix_used_up: {
      title: "Mischung ausgeschöpft",
      text: "{{company}} mischt Originalbeiträge und Artikel aus anderen Quellen. Von der Art, die noch da ist, sind für diese Woche schon genug geplant.",
      next: "Zu einem anderen Thema gibt es vielleicht Beiträge der Art, die noch fehlt.",
    },
    no_place: {
      title: "Keine Zeit mehr frei",
      text: "Sie teilen höchstens drei Beiträge am Tag. Die Tage ab hier sind voll oder liegen außerhalb Ihres Zeitfensters.",
      next: "Längere Zeiten oder weniger Beiträge pro Woche schaffen Platz.",
    },
    windows_full: {
      title: "Zu viele gleichzeitig",
      text: "So viele teilen diese Beiträge, dass für Sie keine Zeit mehr frei ist.",
      next: "Bei einem anderen Thema ist mehr Platz.",
    },
    days_full: {
      title: "Ihre Tage sind voll",
      text: "An Ihren Tagen ist keine Zeit mehr frei. An einem anderen Arbeitstag dieser Woche ist noch Platz.",
      next: "Wenn Sie zustimmen, werden auch andere Tage genutzt, sobald Ihre voll sind.",
    },
  },
  reservedByCompany: "Dieses Thema hat {{company}} festgelegt. Sie müssen nichts tun.",
  step: { setup: "Einstellungen ändern", away: "Pause ändern", otherDays: "Auch andere Tage nutzen" },
};
