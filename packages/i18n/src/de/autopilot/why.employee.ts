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
      "Dieser Beitrag ist einer der neuesten dazu, und Sie haben ihn auf {{network}} noch nicht geteilt.",
    next: "Dieser Beitrag ist an der Reihe: Sie haben ihn auf {{network}} noch nicht geteilt.",
    substitute:
      "Zu diesem Thema war nichts Passendes mehr frei. Deshalb kommt der Beitrag aus dem Thema, das {{company}} stattdessen verwendet.",
    best_of:
      "Zu diesem Thema war nichts Passendes mehr frei. Deshalb ist das einer der Beiträge, die in den letzten 90 Tagen am besten ankamen.",
  },
  balance: {
    ORIGINAL:
      "{{company}} mischt eigens geschriebene Beiträge mit Artikeln aus anderen Quellen. Jetzt war ein eigens geschriebener an der Reihe.",
    CURATED:
      "{{company}} mischt eigens geschriebene Beiträge mit Artikeln aus anderen Quellen. Jetzt war ein Artikel aus einer anderen Quelle an der Reihe.",
    insteadOfORIGINAL:
      "Eigentlich war ein eigens geschriebener Beitrag an der Reihe. Davon war keiner mehr da, deshalb kommt dieser aus einer anderen Quelle.",
    insteadOfCURATED:
      "Eigentlich war ein Artikel aus einer anderen Quelle an der Reihe. Davon war keiner mehr da, deshalb ist dieser Beitrag eigens geschrieben.",
  },
  time: {
    primary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster und in den Stunden, die {{company}} bevorzugt. Andere teilen diesen Beitrag zu anderen Zeiten.",
    secondary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster, in der zweiten Wahl von {{company}}: Die bevorzugten Stunden waren belegt oder vorbei. Andere teilen diesen Beitrag zu anderen Zeiten.",
    tertiary:
      "Die Uhrzeit liegt in Ihrem Zeitfenster, in der dritten Wahl von {{company}}: Die übrigen Stunden waren belegt oder vorbei. Andere teilen diesen Beitrag zu anderen Zeiten.",
  },
  later: {
    primary:
      "In den Stunden, die {{company}} bevorzugt, teilen schon sehr viele diesen Beitrag. Ihrer kommt deshalb etwas später, aber noch in Ihrem Zeitfenster.",
    secondary:
      "In den Stunden der zweiten Wahl von {{company}} teilen schon sehr viele diesen Beitrag. Ihrer kommt deshalb etwas später, aber noch in Ihrem Zeitfenster.",
    tertiary:
      "In den Stunden der dritten Wahl von {{company}} teilen schon sehr viele diesen Beitrag. Ihrer kommt deshalb etwas später, aber noch in Ihrem Zeitfenster.",
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
      text: "Auf {{network}} sind pro Woche {{limit}} geteilte Beiträge möglich, auch selbst geplante zählen mit. Sie sind ausgeschöpft.",
      next: "Mit weniger Beiträgen pro Woche bleibt etwas frei.",
    },
    no_candidate: {
      title: "Kein Beitrag mehr da",
      text: "Für Sie ist auf {{network}} kein passender Beitrag mehr da und auch kein Ersatz.",
      next: "Mit einem weiteren Thema oder allen Sprachen wird die Auswahl größer.",
    },
    too_old: {
      title: "Nur ältere Beiträge",
      text: "Passende Beiträge gäbe es, aber an diesem Tag wären sie älter, als {{company}} es für den Autopiloten vorsieht.",
      next: "Ein anderes Thema hat vielleicht neuere Beiträge. Ältere können Sie weiterhin selbst teilen.",
    },
    mix_used_up: {
      title: "Mischung ausgeschöpft",
      text: "Beiträge gäbe es, aber die Mischung von {{company}} aus eigens geschriebenen Beiträgen und Artikeln aus anderen Quellen ist für diese Woche voll.",
      next: "Ein anderes Thema hat vielleicht Beiträge der Art, die noch gefragt ist.",
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
