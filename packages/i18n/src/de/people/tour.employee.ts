import type { tour as en } from "../../en/people/tour.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const tour: TextsOf<typeof en> = {
  label: "Rundgang",
  step: "Schritt {{at}} von {{of}}",
  about: "Etwa zwei Minuten. Sie können später alles ändern.",
  next: "Weiter",
  back: "Zurück",
  skipNow: "Jetzt überspringen",
  notNow: "Nicht jetzt",
  leftOut: "(ausgelassen)",
  names: {
    welcome: "Willkommen",
    required: "{{network}} verbinden",
    networks: "Weitere Netzwerke",
    firstNetworks: "Ihre Netzwerke",
    interests: "Ihre Themen",
    autopilot: "Autopilot",
    days: "Ihre Tage",
    count: "Beiträge pro Woche",
    plan: "Ihr Plan",
    done: "Fertig",
  },
  welcome: { title: "Willkommen, {{name}}", video: "Willkommensvideo ansehen" },
  network: {
    needed: "Zum Start erforderlich",
    opens: "Öffnet {{network}}, dauert 20 Sekunden",
    here: "Wird sofort verbunden",
    connected: "Verbunden",
    facts: {
      yes: "Ohne Ihre Zustimmung wird nichts veröffentlicht",
      unread: "Wir lesen weder Nachrichten noch Kontakte",
      sealed: "Ihre Anmeldung wird verschlüsselt gespeichert",
      leave: "Jederzeit mit einem Klick trennen",
    },
  },
  required: {
    title: "{{network}} verbinden",
    text: "Die Beiträge erscheinen in Ihrem eigenen Profil, in Ihren Worten. Sie bestätigen jeden einzelnen oder überlassen das später dem Autopiloten.",
    waiting: "Verbinden Sie {{network}}, um fortzufahren",
  },
  networks: {
    title: "Weitere Netzwerke verbinden",
    firstTitle: "Ihre Netzwerke verbinden",
    text: "Beim Teilen können Sie jedes verbundene Netzwerk auswählen. Sie können das auch später in Ihrem Profil erledigen.",
  },
  interests: {
    title: "Was interessiert Sie?",
    text: "Wir zeigen Ihnen zuerst Beiträge zu diesen Themen und in diesen Sprachen. In den Filtern können Sie beides jederzeit ändern.",
    languages: "Sprachen",
    topics: "Themen",
    language: "Wählen Sie mindestens eine Sprache",
    category: "Wählen Sie mindestens ein Thema",
    save: "Speichern und weiter",
    none: "Ihr Unternehmen hat noch keine Themen. Sie können sie später in den Filtern wählen.",
  },
  autopilot: {
    title: "Lassen Sie den Autopiloten für Sie teilen",
    CLASSIC:
      "Wählen Sie, was er jede Woche für Sie teilt. Sie sehen die nächsten vier Wochen im Voraus und können jeden Beitrag auslassen, tauschen oder bearbeiten.",
    MONTHLY:
      "Wählen Sie, was er über vier Wochen für Sie teilt. Sie sehen alles im Voraus und können jeden Beitrag auslassen, tauschen oder bearbeiten.",
    loading: "Ihre Themen werden geladen",
    error: "Der Autopilot konnte nicht vorbereitet werden",
    save: "Autopilot einschalten",
    saved: "Der Autopilot ist eingeschaltet.",
    byHand:
      "Auf {{networks}} veröffentlichen Sie jeden Beitrag selbst. Wir erinnern Sie, wenn einer fällig ist.",
    leftOut:
      "{{networks}}: Hier würden Sie jeden Beitrag selbst veröffentlichen. Der Autopilot plant deshalb vorerst nichts dafür; Sie können das auf der Autopilot-Seite ändern.",
  },
  days: {
    title: "Ihre bevorzugten Tage",
    CLASSIC: "An diesen Wochentagen werden Beiträge geteilt.",
    MONTHLY: "An diesen Tagen der nächsten vier Wochen wird ein Beitrag zu Ihren Themen geteilt.",
    reserved: "Das Thema für {{days}} hat Ihr Unternehmen festgelegt.",
  },
  count: {
    title: "Wie viele Beiträge pro Woche?",
    text: "So viele Beiträge werden pro Woche in jedem Ihrer Netzwerke geteilt.",
  },
  plan: {
    title: "Ihr Plan",
    text: "Was der Autopilot in diesen vier Wochen teilen würde. Vor dem Einschalten wird nichts veröffentlicht.",
    loading: "Ihr Plan wird erstellt",
    error: "Ihr Plan konnte nicht erstellt werden",
    label: "Die ersten Beiträge",
    more_one:
      "… und {{count}} weiterer in diesen vier Wochen. Sie können jeden bearbeiten, tauschen oder auslassen.",
    more_other:
      "… und {{count}} weitere in diesen vier Wochen. Sie können jeden bearbeiten, tauschen oder auslassen.",
    all: "Mehr ist in diesen vier Wochen nicht geplant. Sie können jeden Beitrag bearbeiten, tauschen oder auslassen.",
    emptyTitle: "Noch gibt es nichts zu teilen",
    noNetwork: "Keines Ihrer Netzwerke ist verbunden, deshalb kann nirgends geteilt werden.",
    connect: "Netzwerk verbinden",
    noPosts:
      "Zu Ihren Themen gibt es noch keine Beiträge. Sobald es welche gibt, plant der Autopilot sie ein.",
    change: "Andere Themen wählen",
  },
  done: {
    title: "Alles eingerichtet",
    text: "Diese Beiträge haben wir für Sie ausgesucht. Wählen Sie einen und teilen Sie ihn – das dauert nur eine Minute.",
    autopilot: "Der Autopilot ist eingeschaltet. Ihr Plan für die nächsten vier Wochen ist fertig.",
    go: "Zu den Beiträgen",
  },
  skip: {
    title: "Rundgang überspringen?",
    text_one: "Er erscheint nach der nächsten Anmeldung noch einmal.",
    text_other: "Er erscheint bei den nächsten {{count}} Anmeldungen wieder.",
    text_zero: "Er erscheint nicht wieder.",
    yes: "Rundgang überspringen",
    no: "Rundgang fortsetzen",
  },
};
