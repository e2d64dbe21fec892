import type { dataSheet as en } from "../../en/operations/data-sheet.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";
import { lookWords } from "./looks.shared.ts";

export const dataSheet: TextsOf<typeof en> = {
  ...lookWords,
  title: "Was über Mitarbeitende gespeichert wird und wer es sieht",
  file: "Daten von Mitarbeitenden",
  on: "{{company}} nutzt den Betriebsratsmodus: Redaktion und Verwaltung sehen nicht, was einzelne Personen tun, außer wo es hier steht. Zahlen werden nur zu Gruppen ab {{minimum}} Personen gezeigt.",
  off: "{{company}} nutzt den Betriebsratsmodus nicht: Die hier genannten Rollen sehen mit Namen, was Mitarbeitende tun. Im Betriebsratsmodus sähen sie das nicht, und Zahlen gäbe es nur zu Gruppen.",
  account:
    "Das Konto enthält Name, E-Mail-Adresse, Unternehmen, Sprache, Kurzprofil, Stufe, Gruppen und, wenn jemand eines hinzufügt, ein Foto, das nur diese Person sieht. Es wird gespeichert, solange das Konto besteht.",
  columns: {
    what: "Was Mitarbeitende hier tun",
    who: "Welche Rollen es sehen dürfen",
    kept: "Wie lange es gespeichert wird",
  },
  log: "Sobald Redaktion oder Verwaltung mit Namen sieht, was jemand tut, wird es festgehalten: wer, was, an welchem Tag und wie oft. Mitarbeitende lesen es in der App unter „Wer sieht was von mir“. Einträge werden {{days}} Tage gespeichert. Was Redaktion und Verwaltung ändern, hat ein eigenes Protokoll.",
  legal:
    "Dieses Blatt beschreibt, was die Software mit den aktuellen Einstellungen und Rechten tut. Es ist weder Rechtsberatung noch eine Vereinbarung und sagt nichts darüber aus, ob eine bestimmte Nutzung zulässig ist.",
  foot: "{{company}} · {{date}} · Fassung {{version}}",
};
