import type { peopleStaff as en } from "../../en/people/staff.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";
import { contentLanguages } from "../content/languages.shared.ts";

const fields = {
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  notificationEmails: "Benachrichtigungs-E-Mails",
  enabled: "Status",
  addedAt: "Hinzugefügt",
};

const help = {
  email: "Dient zur Anmeldung. Die Person erhält eine E-Mail, um ein Passwort festzulegen.",
  notificationEmails:
    "Werden zusätzlich zur Person benachrichtigt. Nach jeder Adresse die Eingabetaste drücken, höchstens 50.",
};

const act = {
  activate: "Die Person kann sich **sofort** wieder anmelden.",
  deactivate:
    "Die Person wird **sofort abgemeldet** und kann sich erst wieder anmelden, wenn das Konto wieder aktiviert ist.",
  remove:
    "Die Person verliert diese Rolle **sofort**. Ohne eine andere Rolle kann sie sich nicht mehr anmelden. In Beiträgen und Protokollen bleibt ihr Name erhalten.",
};

const editorialFields = {
  ...fields,
  curatorCode: "Kuratorencode",
  contentLanguage: "Sprache der Inhalte",
  categories: "Zugewiesene Kategorien",
  weeklyTarget: "Wochenziel",
};

const editorialHelp = {
  ...help,
  curatorCode: "Mit diesem Code wird die Arbeit gezählt und vergütet.",
  categories: "Was diese Person schreibt, prüft oder freigibt.",
  weeklyTarget: "Beiträge pro Woche. 0 bedeutet kein Ziel.",
};

const choices = {
  contentLanguage: contentLanguages,
};

const sections = { work: { title: "Arbeit", text: "Woran die Person arbeitet." } };

const editorial = { fields: editorialFields, help: editorialHelp, choices, sections, act };

export const peopleStaff: TextsOf<typeof en> = {
  "chief-users": {
    title: "Chefredaktion",
    add: "Chefredaktion hinzufügen",
    addTitle: "Chefredaktion hinzufügen",
    editTitle: "Chefredaktion bearbeiten",
    search: "Name, E-Mail oder Code",
    empty: "Keine Chefredaktion",
    emptyText: "Die Chefredaktion prüft Beiträge nach dem Lektorat und leitet Autorenteam und Lektorat.",
    ...editorial,
  },
  "approver-users": {
    title: "Freigebende",
    add: "Freigebende Person hinzufügen",
    addTitle: "Freigebende Person hinzufügen",
    editTitle: "Freigebende Person bearbeiten",
    search: "Name, E-Mail oder Code",
    empty: "Keine Freigebenden",
    emptyText: "Freigebende veröffentlichen die Beiträge ihrer Kategorien oder geben sie zurück.",
    ...editorial,
  },
  "proof-reader-users": {
    title: "Lektorat",
    add: "Lektorin oder Lektor hinzufügen",
    addTitle: "Lektorin oder Lektor hinzufügen",
    editTitle: "Lektorin oder Lektor bearbeiten",
    search: "Name, E-Mail oder Code",
    empty: "Niemand im Lektorat",
    emptyText: "Das Lektorat prüft Beiträge als Erstes: Sprache und Fakten.",
    ...editorial,
  },
  "writer-users": {
    title: "Autorinnen und Autoren",
    add: "Autorin oder Autor hinzufügen",
    addTitle: "Autorin oder Autor hinzufügen",
    editTitle: "Autorin oder Autor bearbeiten",
    search: "Name, E-Mail oder Code",
    empty: "Keine Autorinnen und Autoren",
    emptyText: "Autorinnen und Autoren schreiben Beiträge für ihre Kategorien und haben ein Wochenziel.",
    ...editorial,
    fields: { ...editorialFields, readyToPublish: "Publikationsreif" },
    help: {
      ...editorialHelp,
      readyToPublish: "Die Beiträge überspringen das Lektorat und gehen direkt zur Freigabe.",
    },
  },
  "corporate-users": {
    title: "Unternehmensnutzer",
    add: "Unternehmensnutzer hinzufügen",
    addTitle: "Unternehmensnutzer hinzufügen",
    editTitle: "Unternehmensnutzer bearbeiten",
    search: "Name oder E-Mail",
    empty: "Keine Unternehmensnutzer",
    emptyText: "Unternehmensnutzer verwalten die Inhalte und Personen eines Unternehmens.",
    fields: { ...fields, type: "Typ", company: "Unternehmen" },
    help: { ...help, type: "Ein Unternehmens-Admin verwaltet auch die anderen Unternehmensnutzer." },
    choices: { type: { ADMIN_CORPORATE: "Unternehmens-Admin", AGENCY: "Agentur", CORPORATE: "Unternehmen" } },
    act,
  },
  "user-group-parameters": {
    title: "Nutzergruppen",
    add: "Nutzergruppe hinzufügen",
    addTitle: "Nutzergruppe hinzufügen",
    editTitle: "Nutzergruppe bearbeiten",
    search: "Nach Namen suchen",
    empty: "Keine Nutzergruppen",
    emptyText:
      "Eine Nutzergruppe umfasst einen Teil der Mitarbeitenden eines Unternehmens. Titelbeiträge lassen sich auf sie beschränken.",
    fields: { name: "Name", entity: "Unternehmen", people: "Mitarbeitende", addedAt: "Hinzugefügt" },
    help: { entity: "Das Unternehmen, dessen Mitarbeitende dazugehören." },
    act: {
      remove:
        "Die Nutzergruppe wird **sofort** gelöscht. Ihre Mitarbeitenden bleiben und verlieren nur diese Zuordnung.",
    },
  },
  "user-notification-emails": {
    title: "Benachrichtigungs-E-Mails",
    add: "Adresse hinzufügen",
    addTitle: "Benachrichtigungs-E-Mail hinzufügen",
    editTitle: "Benachrichtigungsadresse bearbeiten",
    search: "Nach Adresse suchen",
    empty: "Keine Benachrichtigungsadressen",
    emptyText: "Bis zu 50 Adressen, die zusätzlich zu den Mitarbeitenden benachrichtigt werden.",
    fields: {
      email: "E-Mail",
      inactivity: "Inaktivität",
      autopilot: "Autopilot",
      broadcast: "Broadcast-Mails",
    },
    help: {
      inactivity: "Wenn Mitarbeitende lange inaktiv waren.",
      autopilot: "Wenn der Autopilot nichts zu teilen hatte.",
      broadcast: "Wenn eine Broadcast-Mail gesendet wird.",
    },
  },
  groupMembers: {
    open: "Mitarbeitende …",
    title: "Mitarbeitende in „{{name}}“",
    find: "Mitarbeitende hinzufügen",
    findHelp: "Mindestens {{count}} Zeichen eines Namens oder einer E-Mail-Adresse.",
    none: "Keine Treffer",
    add: "Hinzufügen",
    added_one: "{{count}} Person hinzugefügt.",
    added_other: "{{count}} Personen hinzugefügt.",
    empty: "Noch keine Mitarbeitenden",
    more: "Mehr anzeigen",
    remove: "{{name}} entfernen",
    removed: "{{name}} entfernt.",
    loading: "Mitarbeitende werden geladen",
    failed: "Mitarbeitende konnten nicht geladen werden.",
    close: "Schließen",
  },
  password: {
    menu: "Passwort ändern …",
    back: "Chefredaktion",
    title: "Passwort von {{name}} ändern",
    text: "Teilen Sie der Person das Passwort selbst mit; es wird nicht per E-Mail gesendet. Sie wird jetzt abgemeldet und muss es bei der nächsten Anmeldung ändern.",
    newPassword: "Neues Passwort",
    confirmPassword: "Neues Passwort wiederholen",
    save: "Passwort festlegen",
    done: "Passwort festgelegt. {{name}} muss es bei der nächsten Anmeldung ändern.",
    notYours:
      "Dieses Passwort können Sie nicht festlegen. Es ist Ihr eigenes, oder die Person hat eine Rolle mit mehr Rechten als Sie.",
  },
  multipass: {
    title: "Einmal-Link",
    text: "Öffnet das Konto einer Person, einmal und innerhalb von {{minutes}} Minuten. Jeder Link wird mit Ihrem Namen im Prüfprotokoll festgehalten.",
    person: "Person",
    personHelp: "Mindestens {{count}} Zeichen eines Namens oder einer E-Mail-Adresse.",
    make: "Link erstellen",
    ready: "Link für {{name}}",
    once: "Wird nur jetzt angezeigt. Der Link gilt einmal und bis {{time}}; danach ist er ungültig.",
    copy: "Link kopieren",
    copied: "Link kopiert.",
    another: "Weiteren Link erstellen",
    link: "Einmal-Link",
  },
};
