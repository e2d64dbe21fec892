import type { notifications as en } from "../../en/notifications/notifications.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const notifications: TextsOf<typeof en> = {
  title: "Benachrichtigungen",
  unread_zero: "Nichts Ungelesenes",
  unread_one: "{{count}} ungelesen",
  unread_other: "{{count}} ungelesen",
  loading: "Ihre Benachrichtigungen werden geladen",
  error: "Ihre Benachrichtigungen konnten nicht geladen werden",
  emptyTitle: "Noch nichts zu berichten",
  emptyText: "Wenn ein geteilter Beitrag oder eine Verbindung Sie braucht, steht es hier.",
  toPosts: "Zu den Beiträgen",
  more: "Ältere anzeigen",
  fresh: "Neu",
  kind: {
    "connection-lost": {
      title: "{{network}} hat Ihre Verbindung beendet",
      text: "Ihre geplanten Beiträge warten. Verbinden Sie sich erneut, dann geht es weiter.",
      action: "Erneut verbinden",
    },
    "connection-ending": {
      title: "Ihre Verbindung mit {{network}} endet bald",
      text: "Ihre Anmeldung endet am {{date}}. Erneuern Sie sie, dann gehen Ihre geplanten Beiträge hinaus.",
      action: "Jetzt erneuern",
    },
    "share-failed": {
      title: "Auf {{network}} nicht geteilt",
      text: "„{{title}}“ ging nicht hinaus.",
      action: "Beitrag ansehen",
    },
    "share-unconfirmed": {
      title: "Bitte sehen Sie auf {{network}} nach",
      text: "{{network}} hat nicht gesagt, ob „{{title}}“ hinausging. Wir senden es nicht zweimal.",
      action: "Beitrag ansehen",
    },
    "share-your-turn": {
      title: "Auf {{network}} sind Sie an der Reihe",
      text: "„{{title}}“ ist fällig. Nur Sie selbst können dort veröffentlichen; der Text liegt zum Kopieren bereit.",
      action: "Jetzt teilen",
    },
    "staff-message": {
      title: "{{title}}",
      text: "{{message}}",
      action: "Ansehen",
    },
    "level-raised": {
      title: "Sie sind jetzt {{title}}",
      text: "Neue Funktionen stehen Ihnen offen. Eine Stufe sinkt nie.",
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
      action: "Ändern",
    },
    "share-cancelled": {
      title: "Geplanter Beitrag auf {{network}} abgesagt",
      text: "„{{title}}“ ist nicht mehr geplant.",
      action: "Beitrag ansehen",
    },
  },
  unsubscribe: {
    title: "E-Mails abbestellen",
    ask: "Möchten Sie keine E-Mails dieser Art mehr erhalten? Was Ihr eigenes Konto betrifft, zum Beispiel ein neues Passwort, erreicht Sie weiterhin.",
    submit: "Abbestellen",
    keep: "Weiter erhalten",
    doneTitle: "Sie haben die E-Mails abbestellt",
    doneText: "{{email}}: {{message}}",
    badTitle: "Ungültiger Schlüssel",
    badText: "Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.",
    home: "Zur Startseite",
  },
};
