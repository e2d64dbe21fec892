import type { peopleUpload as en } from "../../en/people/upload.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const peopleUpload: TextsOf<typeof en> = {
  columns: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    language: "Sprache",
    group: "Gruppe",
  },
  rowNo: "Zeile",
  wrong: "Problem",
  sheet: "Mitarbeitende",
  templateFile: "mitarbeitende-vorlage.xlsx",
  templateCsvFile: "mitarbeitende-vorlage.csv",
  faultsFile: "zeilen-zum-korrigieren.xlsx",
  faults: {
    required: "{{column}} fehlt",
    too_long: "{{column}} hat mehr als {{about}} Zeichen",
    not_an_email: "Keine gültige E-Mail-Adresse",
    other_domain: "Die Domain {{about}} gehört nicht zu {{company}}",
    repeated: "Gleiche E-Mail-Adresse wie Zeile {{about}}",
    taken: "Ein anderes Konto verwendet diese E-Mail-Adresse",
    prohibited: "Verbotene E-Mail-Adresse",
    unknown_language: "Die Sprache muss en oder de sein",
    unknown_group: "Die Gruppe „{{about}}“ gibt es nicht",
    like_a_formula: "{{column}} beginnt wie eine Formel",
    not_a_name: "{{column}} enthält eine Adresse oder einen Zeilenumbruch",
  },
  refusals: {
    not_a_sheet:
      "Das ist keine xls- oder xlsx-Datei. Speichern Sie Ihre Liste als Excel-Datei und laden Sie sie noch einmal hoch.",
    too_large:
      "Die Datei ist größer als {{megabytes}} MB. Bitte teilen Sie sie auf und laden Sie die Teile hoch.",
    too_many_rows:
      "Die Datei hat mehr als {{rows}} Zeilen. Bitte teilen Sie sie auf und löschen Sie formatierte leere Zeilen unter der Liste.",
    macros:
      "Die Datei enthält Makros. Speichern Sie sie als xlsx ohne Makros und laden Sie sie noch einmal hoch.",
    locked:
      "Die Datei ist passwortgeschützt. Bitte entfernen Sie das Passwort und laden Sie sie noch einmal hoch.",
    bomb: "Die Datei ist zu groß oder zu komplex, um geöffnet zu werden. Kopieren Sie die Liste in eine neue Datei und laden Sie diese hoch.",
    unreadable:
      "Die Datei ist beschädigt und nicht lesbar. Kopieren Sie die Liste in eine neue Datei und laden Sie diese hoch.",
    encoding:
      "Einige Zeichen dieser Datei sind nicht lesbar. Speichern Sie Ihre Liste als „CSV UTF-8“ oder xlsx und laden Sie sie noch einmal hoch.",
    quotes:
      "In dieser Datei ist ein Anführungszeichen nicht geschlossen, deshalb lassen sich die Zeilen nicht unterscheiden. Öffnen Sie Ihre Liste in Excel, prüfen Sie sie, speichern Sie sie als xlsx und laden Sie diese Datei hoch.",
    no_rows:
      "Diese Datei enthält keine Mitarbeitenden. Füllen Sie unter der Kopfzeile mindestens eine Zeile aus.",
    columns_missing: "Es fehlen Spalten: {{columns}}. Verwenden Sie die Kopfzeile der Vorlage.",
  },
};
