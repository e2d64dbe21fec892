import type { notifications as en } from "../../en/notifications/notifications.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const notifications: TextsOf<typeof en> = {
  title: "Benachrichtigungen",
  unread_zero: "Keine ungelesen",
  unread_one: "{{count}} ungelesen",
  unread_other: "{{count}} ungelesen",
  loading: "Ihre Benachrichtigungen werden geladen",
  error: "Ihre Benachrichtigungen konnten nicht geladen werden",
  emptyTitle: "Noch keine Benachrichtigungen",
  emptyText: "Sobald bei einem geteilten Beitrag oder einer Verbindung etwas zu tun ist, erscheint es hier.",
  toPosts: "Zu den Beiträgen",
  more: "Ältere anzeigen",
  fresh: "Neu",
  kind: {
    "connection-lost": {
      title: "{{network}} hat Ihre Verbindung beendet",
      text: "Ihre geplanten Beiträge sind angehalten. Verbinden Sie sich neu, dann werden sie automatisch fortgesetzt.",
      action: "Neu verbinden",
    },
    "connection-ending": {
      title: "Ihre Verbindung mit {{network}} läuft bald ab",
      text: "Ihre Anmeldung läuft am {{date}} ab. Erneuern Sie sie, damit Ihre geplanten Beiträge veröffentlicht werden.",
      action: "Jetzt erneuern",
    },
    "share-failed": {
      title: "Auf {{network}} nicht geteilt",
      text: "„{{title}}“ wurde nicht veröffentlicht.",
      action: "Beitrag ansehen",
    },
    "share-unconfirmed": {
      title: "Bitte sehen Sie auf {{network}} nach",
      text: "{{network}} hat nicht bestätigt, ob „{{title}}“ veröffentlicht wurde. Wir senden den Beitrag nicht doppelt.",
      action: "Beitrag ansehen",
    },
    "share-your-turn": {
      title: "Jetzt selbst auf {{network}} veröffentlichen",
      text: "„{{title}}“ ist fällig. Dort können nur Sie selbst veröffentlichen. Der Text liegt zum Kopieren bereit.",
      action: "Jetzt veröffentlichen",
    },
    "staff-message": {
      title: "{{title}}",
      text: "{{message}}",
      action: "Ansehen",
    },
    "level-raised": {
      title: "Sie sind jetzt {{title}}",
      text: "Ihnen stehen neue Funktionen offen. Ihre Stufe sinkt nie.",
      action: "Stufen ansehen",
    },
    "own-post-approved": {
      title: "Ihr eigener Beitrag ist freigegeben",
      text: "„{{title}}“ kann jetzt geteilt werden.",
      action: "Teilen",
    },
    "own-post-rejected": {
      title: "Ihr eigener Beitrag wurde nicht freigegeben",
      text: "„{{title}}“: {{reason}}",
      action: "Bearbeiten",
    },
    "share-cancelled": {
      title: "Geplanter Beitrag auf {{network}} abgebrochen",
      text: "„{{title}}“ ist nicht mehr geplant.",
      action: "Beitrag ansehen",
    },
  },
  unsubscribe: {
    title: "E-Mails abbestellen",
    ask: "Möchten Sie keine E-Mails dieser Art mehr erhalten? Nachrichten zu Ihrem eigenen Konto, zum Beispiel zu einem neuen Passwort, erhalten Sie weiterhin.",
    submit: "Abbestellen",
    keep: "Weiterhin erhalten",
    doneTitle: "E-Mails abbestellt",
    doneText: "{{email}}: {{message}}",
    badTitle: "Ungültiger Schlüssel",
    badText: "Dieser Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.",
    home: "Zur Startseite",
  },
};
