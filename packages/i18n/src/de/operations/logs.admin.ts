import { networkNames } from "../../en/networks/networks.shared.ts";
import type { logs as en } from "../../en/operations/logs.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const logs: TextsOf<typeof en> = {
  errors: {
    fields: {
      type: "Art",
      network: "Netzwerk",
      failed: "Endgültig fehlgeschlagen",
      company: "Unternehmen",
      at: "Datum",
    },
    choices: {
      type: { SHARE: "Beitrag", MAIL: "E-Mail", JOB: "Aufgabe", SIGN_IN: "Anmeldung" },
      network: networkNames,
      failed: { lastDay: "In den letzten 24 Stunden" },
    },
    title: "Fehlerprotokoll",
    sub: "Fehlgeschlagene Beiträge, E-Mails und Aufgaben, neueste zuerst. Fehlgeschlagene Anmeldungen: wählen Sie diese Art.",
    waits: "Danach Wartezeit von {{seconds}} Sekunden",
    reference: "Referenznr.",
    user: "Person",
    post: "Beitrag",
    postGone: "Beitrag {{id}} (gelöscht)",
    status: "Status",
    when: "Wann",
    detail: "Details",
    empty: "Keine Fehler",
    emptyText: "In den letzten 30 Tagen ist kein Beitrag, keine E-Mail und keine Aufgabe fehlgeschlagen.",
    noSignIns: "In den letzten 30 Tagen ist keine Anmeldung fehlgeschlagen.",
    signIns: {
      wrong_password: "Falsches Passwort",
      unknown_account: "Kein Konto mit dieser Adresse",
      wrong_app: "Richtiges Passwort, aber für die andere App",
    },
    states: {
      SCHEDULED: "Wird erneut versucht",
      PUBLISHING: "Wird gesendet",
      SHARED: "Doch noch veröffentlicht",
      FAILED: "Fehlgeschlagen",
      UNCONFIRMED: "Unbestätigt",
      HELD: "Angehalten",
      CANCELLED: "Abgebrochen",
    },
  },
  audit: {
    intact: "Das Prüfprotokoll ist unverändert. Geprüft: {{at}}. Zeilen: {{lines}}, Siegel: {{seals}}.",
    intactOutside:
      "Das Prüfprotokoll ist unverändert. Geprüft: {{at}}. Zeilen: {{lines}}, Siegel: {{seals}}, mit der externen Kopie verglichen: {{outside}}.",
    never:
      "Das Prüfprotokoll wurde noch nicht geprüft. Die Aufgabe „Prüfprotokoll überprüfen“ läuft jede Nacht.",
    late: "Neue Zeilen des Prüfprotokolls werden nicht versiegelt: Die älteste wartet seit {{minutes}} Min. Prüfen Sie, ob ein Worker läuft.",
    fault:
      "Das Prüfprotokoll wurde verändert. Festgestellt {{at}}: {{what}}. Sichern Sie zuerst eine Kopie der Datenbank und klären Sie dann, wer Zugriff auf sie hatte.",
    where: {
      seal: "Unternehmen {{chain}}, Siegel {{number}}",
      none: "Einträge ohne Unternehmen, Siegel {{number}}",
      line: "Zeile {{entryId}}",
    },
    faults: {
      seal_missing: "Ein Siegel fehlt ({{where}})",
      seal_wrong: "Zeilen oder ihre Reihenfolge weichen vom Versiegelten ab ({{where}})",
      key_unknown: "Ein Siegel stammt von einem Schlüssel, den die Einstellungen nicht nennen ({{where}})",
      line_missing: "Eine versiegelte Zeile fehlt ({{where}})",
      line_uncovered: "Eine Zeile wurde an der Anwendung vorbei eingefügt ({{where}})",
      outside_differs: "Die externe Kopie nennt ein anderes Siegel ({{where}})",
    },
  },
  postLog: {
    fields: { action: "Ereignis", at: "Datum" },
    choices: {
      action: {
        ADDED: "Hinzugefügt",
        EDITED: "Bearbeitet",
        KILLED: "Gesperrt",
        RELEASED: "Freigegeben",
      },
    },
    title: "Beitragsprotokoll",
    sub: "Änderungen an Beiträgen, neueste zuerst.",
    figures: "Jetzt",
    figuresText: "Geteilt: {{shares}}, Klicks: {{clicks}}",
    empty: "Keine Änderungen",
    emptyText:
      "In den letzten 30 Tagen wurde kein Beitrag hinzugefügt, bearbeitet, gesperrt oder freigegeben.",
  },
};
