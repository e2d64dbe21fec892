import type { lookWords as en } from "../../en/operations/looks.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const lookWords: TextsOf<typeof en> = {
  doings: {
    shares: {
      title: "Geteilte Beiträge",
      what: "Welche Beiträge auf welchem Netzwerk geplant oder geteilt werden und ob das geklappt hat.",
      why: "Um zu helfen, wenn das Teilen scheitert, und um zu wissen, was im Namen des Unternehmens erscheint.",
      kept: "Solange das Konto besteht.",
    },
    plans: {
      title: "Autopilot",
      what: "Ob der Autopilot eingeschaltet ist, was er plant und warum ein Platz leer bleibt.",
      why: "Um einen Plan zu erklären und Fehler darin zu finden.",
      kept: "Einstellungen, solange das Konto besteht; das Protokoll jeder Planung {{planDays}} Tage.",
    },
    reactions: {
      title: "Reaktionen",
      what: "Welche Beiträge jemandem gefallen oder nicht gefallen und welche gemeldet werden.",
      why: "Um bessere Beiträge auszuwählen und Meldungen nachzugehen.",
      kept: "Bis sie zurückgenommen werden, sonst solange das Konto besteht.",
    },
    connections: {
      title: "Verbundene Netzwerke",
      what: "Welche Netzwerkkonten verbunden sind und ob die Verbindung noch steht. Nie Passwörter, Nachrichten oder Kontakte.",
      why: "Um zu helfen, wenn eine Verbindung endet.",
      kept: "Bis das Netzwerk getrennt wird.",
    },
    signIns: {
      title: "Anmeldungen",
      what: "Wann sich jemand zuletzt angemeldet hat, und fehlgeschlagene Anmeldungen.",
      why: "Um allen zu helfen, die sich nicht anmelden können.",
      kept: "Die letzte Anmeldung, solange das Konto besteht; fehlgeschlagene {{failureDays}} Tage.",
    },
    ownPosts: {
      title: "Eigene Beiträge",
      what: "Beiträge, die jemand schreibt und zur Freigabe einreicht.",
      why: "Wer einen Beitrag einreicht, bittet um eine Entscheidung.",
      kept: "Bis sie von der einreichenden Person gelöscht werden.",
    },
    notices: {
      title: "Benachrichtigungen",
      what: "Ob jemand eine Benachrichtigung der Redaktion oder Verwaltung geöffnet hat.",
      why: "Um zu wissen, ob eine wichtige Nachricht angekommen ist.",
      kept: "Solange das Konto besteht.",
    },
    answers: {
      title: "Umfragen",
      what: "Was jemand geantwortet oder dass jemand die Umfrage übersprungen hat.",
      why: "Um die Umfragen auszuwerten.",
      kept: "Solange das Konto besteht.",
    },
    staffActions: {
      title: "Arbeit in Redaktion und Verwaltung",
      what: "Was dort hinzugefügt, geändert, entschieden oder gelöscht wird. Betrifft niemanden, der nur die App nutzt.",
      why: "Damit jede Änderung nachvollziehbar ist.",
      kept: "Unbegrenzt: Diese Einträge lassen sich weder ändern noch löschen.",
    },
  },
  sides: { company: "Im Unternehmen", provider: "Beim Anbieter" },
  roles: {
    superAdmin: "Super-Admins",
    subAdmin: "Admins",
    corporateAdmin: "Unternehmens-Admins",
    corporateUser: "Unternehmensnutzer",
    editorInChief: "Chefredaktion",
    writer: "Autorinnen und Autoren",
    proofreader: "Lektorat",
    approver: "Freigabe",
  },
  sights: {
    named: "mit Namen",
    unnamed: "ohne Namen",
    hidden: "nicht zu einzelnen Personen",
  },
  namedFor: {
    traceable: "mit Namen, weil Änderungen nachvollziehbar sein müssen",
    authorAsked: "mit Namen, weil um eine Entscheidung gebeten wird",
    endsThem: "mit Namen nur als Anzahl, bevor ein Konto deaktiviert wird",
  },
  nobody: "Niemand",
  seenBy: "{{roles}}: {{how}}",
};
