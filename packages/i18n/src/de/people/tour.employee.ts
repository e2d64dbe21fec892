import type { tour as en } from "../../en/people/tour.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const tour: TextsOf<typeof en> = {
  label: "Rundgang",
  step: "Schritt {{at}} von {{of}}",
  about: "Etwa zwei Minuten. Alles lässt sich später ändern.",
  next: "Weiter",
  back: "Zurück",
  skipNow: "Jetzt überspringen",
  notNow: "Nicht jetzt",
  names: {
    welcome: "Willkommen",
    required: "{{network}} verbinden",
    networks: "Weitere Netzwerke",
    interests: "Ihre Themen",
    autopilot: "Autopilot",
    days: "Ihre Tage",
    count: "Beiträge pro Woche",
    done: "Fertig",
  },
  welcome: { title: "Willkommen, {{name}}", video: "Willkommensvideo ansehen" },
  network: {
    needed: "Zum Start nötig",
    opens: "Öffnet {{network}}; dauert 20 Sekunden",
    here: "Sofort verbunden",
    connected: "Verbunden",
    facts: {
      yes: "Nichts geht ohne Ihr Ja hinaus",
      unread: "Wir lesen weder Nachrichten noch Kontakte",
      sealed: "Ihre Anmeldung wird verschlüsselt gespeichert",
      leave: "Jederzeit mit einem Tippen getrennt",
    },
  },
  required: {
    title: "{{network}} verbinden",
    text: "Beiträge erscheinen in Ihrem eigenen Profil, in Ihren Worten. Sie bestätigen jeden, oder später übernimmt es der Autopilot.",
    waiting: "Verbinden Sie {{network}}, um fortzufahren",
  },
  networks: {
    title: "Weitere Netzwerke verbinden",
    text: "Jedes verbundene Netzwerk können Sie beim Teilen wählen. Das geht auch später in Ihrem Profil.",
  },
  interests: {
    title: "Was interessiert Sie?",
    text: "Ihre Beiträge beginnen mit diesen Themen und Sprachen. In den Filtern ändern Sie sie jederzeit.",
    languages: "Sprachen",
    topics: "Themen",
    language: "Wählen Sie mindestens eine Sprache",
    category: "Wählen Sie mindestens ein Thema",
    save: "Speichern und weiter",
    none: "Ihr Unternehmen hat noch keine Themen. Sie können sie später in den Filtern wählen.",
  },
  autopilot: {
    title: "Der Autopilot teilt für Sie",
    CLASSIC:
      "Wählen Sie, was er jede Woche für Sie teilt. Sie sehen vier Wochen voraus und können jeden Beitrag auslassen, tauschen oder bearbeiten.",
    MONTHLY:
      "Wählen Sie, was er über vier Wochen für Sie teilt. Sie sehen alles im Voraus und können jeden Beitrag auslassen, tauschen oder bearbeiten.",
    loading: "Ihre Themen werden geladen",
    error: "Der Autopilot konnte nicht vorbereitet werden",
    save: "Autopilot einschalten",
    saved: "Der Autopilot ist eingeschaltet.",
  },
  days: {
    title: "Ihre liebsten Tage",
    CLASSIC: "An diesen Wochentagen wird geteilt.",
    MONTHLY: "An diesen Tagen der nächsten vier Wochen erscheint ein Beitrag Ihrer Themen.",
    reserved: "Das Thema für {{days}} hat Ihr Unternehmen selbst gewählt.",
  },
  count: {
    title: "Wie viele Beiträge pro Woche?",
    text: "So viele erscheinen in einer Woche in jedem Ihrer Netzwerke.",
  },
  done: {
    title: "Alles bereit",
    text: "Diese Beiträge sind für Sie ausgewählt. Nehmen Sie einen und teilen Sie ihn in einer Minute.",
    autopilot: "Der Autopilot ist eingeschaltet: Ihr Plan für die nächsten vier Wochen liegt bereit.",
    go: "Zu den Beiträgen",
  },
  skip: {
    title: "Rundgang überspringen?",
    text_one: "Er kommt nach der nächsten Anmeldung noch einmal wieder.",
    text_other: "Er kommt nach der nächsten Anmeldung wieder, noch {{count}} Mal.",
    text_zero: "Er kommt nicht wieder.",
    yes: "Rundgang überspringen",
    no: "Hier bleiben",
  },
};
