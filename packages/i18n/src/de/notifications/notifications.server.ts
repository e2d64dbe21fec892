import type { notifications as en } from "../../en/notifications/notifications.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const notifications: TextsOf<typeof en> = {
  connectionLost: {
    subject: "Ihre Verbindung zu {{network}} ist beendet",
    preview: "Verbinden Sie {{network}} neu, damit Ihre geplanten Beiträge veröffentlicht werden.",
    heading: "Bitte verbinden Sie {{network}} neu",
    greeting: "Guten Tag {{name}},",
    what: "{{network}} hat die Verbindung zu Ihrem Konto beendet. Das kommt gelegentlich vor, zum Beispiel nach einer Passwortänderung.",
    waits:
      "Ihre geplanten Beiträge auf {{network}} sind angehalten. Sobald Sie {{network}} neu verbunden haben, werden sie automatisch fortgesetzt. Beiträge, die dann mehr als einen Tag überfällig sind, entfallen.",
    button: "{{network}} neu verbinden",
  },
  message: {
    greeting: "Hallo {{name}},",
    from: "{{sender}}, {{company}}",
    footer:
      "{{sender}} hat Ihnen diese E-Mail geschrieben, weil Sie am Programm von {{company}} teilnehmen. Ihre Antwort geht an {{sender}}.",
  },
  inactivity: {
    greeting: "Guten Tag {{name}},",
    reminder: {
      subject: "Neue Beiträge warten auf Sie",
      preview: "Sie waren {{days}} Tage nicht aktiv.",
      heading: "Neue Beiträge warten auf Sie",
      what: "Sie waren {{days}} Tage nicht aktiv. Inzwischen gibt es neue Beiträge, die Sie mit wenigen Klicks teilen können.",
      button: "Beiträge ansehen",
    },
    warning: {
      subject: "Ihr Konto wird deaktiviert",
      preview: "Sie waren {{days}} Tage nicht aktiv.",
      heading: "Ihr Konto wird deaktiviert",
      what: "Sie waren {{days}} Tage nicht aktiv. Wenn Sie sich nicht anmelden, wird Ihr Konto am {{date}} deaktiviert, und Ihre geplanten Beiträge werden abgebrochen.",
      how: "Wenn Sie es behalten möchten, melden Sie sich bis dahin einmal an.",
      button: "Anmelden",
    },
    report: {
      subject: "Inaktive Mitarbeitende: {{warned}} gewarnt, {{deactivated}} deaktiviert",
      heading: "Inaktive Mitarbeitende",
      what: "Heute vor der Deaktivierung gewarnt: {{warned}}. Heute deaktiviert: {{deactivated}}.",
      more: "und {{count}} weitere",
      footer:
        "Sie erhalten diese E-Mail, weil Ihre Adresse für Hinweise auf inaktive Mitarbeitende hinterlegt ist.",
    },
  },
  yourTurn: {
    subject: "Ihr geplanter Beitrag für {{network}} ist fällig",
    preview:
      "Kopieren Sie den Text, öffnen Sie {{network}} und sagen Sie uns, sobald der Beitrag veröffentlicht ist.",
    heading: "Veröffentlichen Sie Ihren Beitrag auf {{network}}",
    greeting: "Guten Tag {{name}},",
    what: "„{{title}}“ ist für jetzt geplant. Auf {{network}} können nur Sie selbst in Ihrem Namen veröffentlichen.",
    how: "Über die Schaltfläche kopieren Sie den Text und gelangen zu {{network}}. Sie funktioniert {{hours}} Stunden lang.",
    button: "Auf {{network}} teilen",
  },
  connectionEnding: {
    subject: "Bitte verbinden Sie {{network}} bis zum {{date}} neu",
    preview:
      "Verbinden Sie {{network}} jetzt neu, damit Ihre Beiträge weiter wie geplant veröffentlicht werden.",
    heading: "Bitte verbinden Sie {{network}} neu",
    greeting: "Guten Tag {{name}},",
    what: "{{network}} verlangt von Zeit zu Zeit eine neue Anmeldung. Ihre Verbindung läuft am {{date}} ab.",
    easy: "Ein Klick genügt. Wenn Sie die Verbindung vorher erneuern, werden Ihre Beiträge wie geplant veröffentlicht.",
    button: "{{network}} neu verbinden",
  },
  enquiryReceived: {
    subject: "Neue Anfrage von {{name}}",
    heading: "Neue Anfrage",
    meeting: "{{name}} ({{company}}) bittet um ein Gespräch.",
    contact: "{{name}} hat diese Nachricht gesendet:",
    button: "Anfrage öffnen",
    footer: "Sie erhalten diese E-Mail, weil Anfragen über die Website an diese Adresse gesendet werden.",
  },
  mentionsWaiting: {
    subject: "Erwähnungen warten auf Freigabe",
    heading: "Neue Erwähnungen freigeben",
    ofCompany:
      "Bei {{company}} hat jemand LinkedIn-Erwähnungen angelegt oder geändert. Sie können erst verwendet werden, wenn Sie sie freigeben.",
    ofProvider:
      "Jemand hat LinkedIn-Erwähnungen angelegt oder geändert. Sie können erst verwendet werden, wenn Sie sie freigeben.",
    button: "Erwähnungen öffnen",
    footer: "Sie erhalten diese E-Mail, weil Sie Erwähnungen freigeben dürfen.",
  },
  postWaiting: {
    subject: "Wartet auf Ihre Prüfung: {{title}}",
    heading: "Ein Beitrag wartet auf Ihre Prüfung",
    what: "{{by}} hat „{{title}}“ in {{category}} weitergegeben. Bitte prüfen Sie den Beitrag.",
    note: "Hinweis: {{note}}",
    button: "Beitrag öffnen",
    footer: "Sie erhalten diese E-Mail, weil Sie diese Kategorie betreuen.",
  },
  postBack: {
    subject: "Zu Ihrem Beitrag: {{title}}",
    heading: "Ihr Beitrag wurde zurückgegeben",
    rejectedHeading: "Ihr Beitrag wurde abgelehnt",
    greeting: "Guten Tag {{name}},",
    returned: "{{by}} bittet Sie, „{{title}}“ in {{category}} zu überarbeiten und erneut einzureichen.",
    rejected: "{{by}} hat „{{title}}“ in {{category}} abgelehnt. Der Beitrag wird trotzdem vergütet.",
    voices: "Textvarianten: {{voices}}",
    reason: "„{{reason}}“",
    button: "Beitrag öffnen",
    footer: "Sie erhalten diese E-Mail, weil Sie diesen Beitrag geschrieben haben.",
  },
  ownPostWaiting: {
    subject: "Eigener Beitrag wartet auf Freigabe: {{title}}",
    heading: "Ein eigener Beitrag wartet auf Ihre Freigabe",
    what: "{{author}} hat „{{title}}“ geschrieben. Der Beitrag kann geteilt werden, sobald Sie ihn freigeben.",
    button: "Beitrag lesen",
    footer: "Sie erhalten diese E-Mail, weil Sie eigene Beiträge freigeben.",
  },
  ownPostDecided: {
    subject: "Zu Ihrem eigenen Beitrag: {{title}}",
    greeting: "Guten Tag {{name}},",
    approvedHeading: "Ihr eigener Beitrag ist freigegeben",
    approved: "„{{title}}“ ist freigegeben. Sie können den Beitrag jetzt teilen oder für später planen.",
    approvedButton: "Beitrag teilen",
    rejectedHeading: "Ihr eigener Beitrag wurde nicht freigegeben",
    rejected:
      "„{{title}}“ wurde in dieser Form nicht freigegeben. Bearbeiten Sie den Beitrag und reichen Sie ihn erneut ein.",
    reason: "„{{reason}}“",
    rejectedButton: "Beitrag bearbeiten",
    footer: "Sie erhalten diese E-Mail, weil Sie diesen Beitrag geschrieben haben.",
  },
  enquiryReply: {
    meeting: "Ihre Terminanfrage",
    contact: "Unsere Antwort auf Ihre Nachricht",
    heading: "Unsere Antwort an Sie",
    greeting: "Guten Tag {{name}},",
    youWrote: "Ihre Nachricht:",
    footer: "Sie erhalten diese E-Mail, weil Sie uns geschrieben haben.",
  },
  unsubscribed: "Sie erhalten keine E-Mails dieser Art mehr.",
  footer: "Sie erhalten diese E-Mail, weil Sie am Programm von {{company}} teilnehmen.",
};
