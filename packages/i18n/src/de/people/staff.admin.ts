import type { peopleStaff as en } from "../../en/people/staff.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

const fields = {
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  notificationEmails: "Benachrichtigungs-E-Mails",
  enabled: "Status",
  addedAt: "Hinzugefügt",
};

const help = {
  email: "Damit meldet sich die Person an und bekommt eine E-Mail, um ein Passwort zu wählen.",
  notificationEmails: "Werden neben der Person benachrichtigt. Enter nach jeder Adresse, höchstens 50.",
};

const act = {
  activate: "Die Person kann sich **sofort** wieder anmelden.",
  deactivate:
    "Die Person wird **sofort abgemeldet** und kann sich erst wieder anmelden, wenn das Konto wieder eingeschaltet ist.",
  remove:
    "Die Person verliert diese Rolle **sofort**. Wer keine andere Rolle hat, kann sich nicht mehr anmelden; Beiträge und Protokolle behalten den Namen.",
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
  curatorCode: "Unter ihm wird die Arbeit gezählt und vergütet.",
  categories: "Was diese Person schreibt, prüft oder freigibt.",
  weeklyTarget: "Beiträge pro Woche. 0 bedeutet kein Ziel.",
};

const choices = {
  contentLanguage: {
    ENGLISH: "Englisch",
    GERMAN: "Deutsch",
    SWEDISH: "Schwedisch",
    DUTCH: "Niederländisch",
    PORTUGUESE: "Portugiesisch",
    ITALIAN: "Italienisch",
    FRENCH: "Französisch",
    SPANISH: "Spanisch",
    CZECH: "Tschechisch",
    POLISH: "Polnisch",
    HUNGARIAN: "Ungarisch",
  },
};

const sections = { work: { title: "Arbeit", text: "Woran die Person arbeitet." } };

const editorial = { fields: editorialFields, help: editorialHelp, choices, sections, act };

export const peopleStaff: TextsOf<typeof en> = {
  "chief-users": {
    title: "Chefredaktion",
    add: "Chefredaktion hinzufügen",
    addTitle: "Chefredaktion hinzufügen",
    editTitle: "Chefredaktion bearbeiten",
    search: "Nach Name, E-Mail oder Code suchen",
    empty: "Keine Chefredaktion",
    emptyText: "Die Chefredaktion prüft Beiträge nach dem Lektorat und leitet Autoren und Lektorat.",
    ...editorial,
  },
  "approver-users": {
    title: "Freigebende",
    add: "Freigebende Person hinzufügen",
    addTitle: "Freigebende Person hinzufügen",
    editTitle: "Freigebende Person bearbeiten",
    search: "Nach Name, E-Mail oder Code suchen",
    empty: "Niemand für die Freigabe",
    emptyText: "Die Freigabe veröffentlicht die Beiträge ihrer Kategorien oder gibt sie zurück.",
    ...editorial,
  },
  "proof-reader-users": {
    title: "Lektorat",
    add: "Lektorat hinzufügen",
    addTitle: "Lektorin oder Lektor hinzufügen",
    editTitle: "Lektorin oder Lektor bearbeiten",
    search: "Nach Name, E-Mail oder Code suchen",
    empty: "Niemand im Lektorat",
    emptyText: "Das Lektorat prüft einen Beitrag als Erstes: Sprache und Fakten.",
    ...editorial,
  },
  "writer-users": {
    title: "Autorinnen und Autoren",
    add: "Autorin oder Autor hinzufügen",
    addTitle: "Autorin oder Autor hinzufügen",
    editTitle: "Autorin oder Autor bearbeiten",
    search: "Nach Name, E-Mail oder Code suchen",
    empty: "Keine Autorinnen und Autoren",
    emptyText: "Sie schreiben Beiträge für ihre Kategorien und haben ein Wochenziel.",
    ...editorial,
    fields: { ...editorialFields, readyToPublish: "Publikationsreif" },
    help: {
      ...editorialHelp,
      readyToPublish: "Beiträge überspringen das Lektorat und gehen direkt in die Freigabe.",
    },
  },
  "corporate-users": {
    title: "Unternehmensnutzer",
    add: "Unternehmensnutzer hinzufügen",
    addTitle: "Unternehmensnutzer hinzufügen",
    editTitle: "Unternehmensnutzer bearbeiten",
    search: "Nach Name oder E-Mail suchen",
    empty: "Keine Unternehmensnutzer",
    emptyText: "Unternehmensnutzer verwalten Inhalte und Personen eines Unternehmens.",
    fields: { ...fields, type: "Typ", company: "Unternehmen" },
    help: { ...help, type: "Ein Unternehmens-Admin verwaltet auch die anderen Nutzer des Unternehmens." },
    choices: { type: { ADMIN_CORPORATE: "Unternehmens-Admin", AGENCY: "Agentur", CORPORATE: "Unternehmen" } },
    act,
  },
  "user-group-parameters": {
    title: "Nutzergruppen",
    add: "Nutzergruppe hinzufügen",
    addTitle: "Nutzergruppe hinzufügen",
    editTitle: "Nutzergruppe bearbeiten",
    search: "Nach Name suchen",
    empty: "Keine Nutzergruppen",
    emptyText:
      "Eine Nutzergruppe benennt einen Teil der Mitarbeiter eines Unternehmens. Titelbeiträge können auf sie beschränkt werden.",
    fields: { name: "Name", entity: "Unternehmen", people: "Mitarbeiter", addedAt: "Hinzugefügt" },
    help: { entity: "Das Unternehmen, dessen Mitarbeiter sie benennt." },
    act: {
      remove:
        "Die Nutzergruppe wird **sofort** gelöscht. Ihre Mitarbeiter bleiben und verlieren nur dieses Merkmal.",
    },
  },
  "user-notification-emails": {
    title: "Benachrichtigungs-E-Mails",
    add: "Adresse hinzufügen",
    addTitle: "Benachrichtigungs-Adresse hinzufügen",
    editTitle: "Benachrichtigungs-Adresse bearbeiten",
    search: "Nach Adresse suchen",
    empty: "Keine Benachrichtigungs-Adressen",
    emptyText: "Bis zu 50 Adressen, die neben dem Mitarbeiter benachrichtigt werden.",
    fields: {
      email: "E-Mail",
      inactivity: "Inaktivität",
      autopilot: "Autopilot",
      broadcast: "Rundsendungen",
    },
    help: {
      inactivity: "Wenn ein Mitarbeiter lange nicht da war.",
      autopilot: "Wenn der Autopilot nichts zu teilen hatte.",
      broadcast: "Wenn eine Rundsendung hinausgeht.",
    },
  },
  groupMembers: {
    open: "Mitarbeiter…",
    title: "Mitarbeiter von „{{name}}“",
    find: "Mitarbeiter hinzufügen",
    findHelp: "Mindestens {{count}} Zeichen eines Namens oder einer E-Mail-Adresse.",
    none: "Niemand passt",
    add: "Hinzufügen",
    added_one: "{{count}} Mitarbeiter hinzugefügt.",
    added_other: "{{count}} Mitarbeiter hinzugefügt.",
    empty: "Noch niemand",
    more: "Mehr anzeigen",
    remove: "{{name}} herausnehmen",
    removed: "{{name}} ist herausgenommen.",
    loading: "Die Mitarbeiter werden geladen",
    failed: "Die Mitarbeiter konnten nicht geladen werden.",
    close: "Schließen",
  },
  password: {
    menu: "Passwort ändern…",
    back: "Chefredaktion",
    title: "Passwort von {{name}} ändern",
    text: "Sagen Sie es der Person selbst: Es steht in keiner E-Mail. Die Person wird jetzt abgemeldet und muss es bei der nächsten Anmeldung ändern.",
    newPassword: "Neues Passwort",
    confirmPassword: "Neues Passwort wiederholen",
    save: "Passwort setzen",
    done: "Das Passwort ist gesetzt. {{name}} muss es bei der nächsten Anmeldung ändern.",
    notYours:
      "Dieses Passwort können Sie nicht setzen: Es ist Ihr eigenes, oder die Person hat eine Rolle über Ihren Rechten.",
    notFound: "Diesen Nutzer gibt es nicht",
    notFoundText: "Vielleicht wurde das Konto entfernt. Die Liste zeigt, wer da ist.",
  },
  multipass: {
    title: "Einmal-Link",
    text: "Öffnet das Konto eines Mitarbeiters, einmal und innerhalb von {{minutes}} Minuten. Jeder Link steht mit Ihrem Namen im Prüfprotokoll.",
    person: "Mitarbeiter",
    personHelp: "Mindestens {{count}} Zeichen eines Namens oder einer E-Mail-Adresse.",
    make: "Link erstellen",
    ready: "Der Link für {{name}}",
    once: "Er wird nur jetzt gezeigt. Er gilt einmal und bis {{time}}; danach öffnet er nichts mehr.",
    copy: "Link kopieren",
    copied: "Der Link ist kopiert.",
    another: "Noch einen erstellen",
    link: "Einmal-Link",
  },
};
