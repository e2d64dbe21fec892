import type { worksCouncil as en } from "../../en/operations/works-council.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";
import { lookWords } from "./looks.shared.ts";

export const worksCouncil: TextsOf<typeof en> = {
  ...lookWords,
  title: "Betriebsrat",
  sub: "Was über Mitarbeitende gespeichert wird, wer es sehen darf und wie lange es bleibt: nach den aktuellen Einstellungen und Rechten.",
  company: "Unternehmen",
  companyPlaceholder: "Unternehmen suchen",
  choose: "Unternehmen auswählen",
  chooseText: "Die Einstellungen eines Unternehmens entscheiden, wer sieht, was dessen Mitarbeitende tun.",
  failed: "Wer was sieht, konnte nicht geladen werden",
  sheet: "Datenblatt (PDF)",
  mode: {
    on: "Der Betriebsratsmodus ist eingeschaltet: Redaktion und Verwaltung sehen nicht, was einzelne Personen tun, außer wo es hier steht. Zahlen gelten für Gruppen ab {{minimum}} Personen.",
    off: "Der Betriebsratsmodus ist ausgeschaltet: Die hier genannten Rollen sehen mit Namen, was Mitarbeitende tun.",
  },
  table: "Wer sieht was",
  visible: "Wer es sehen kann",
  why: "Wozu",
  kept: "Wie lange es gespeichert wird",
  log: {
    title: "Wer es angesehen hat",
    text: "Sobald Redaktion oder Verwaltung mit Namen sieht, was jemand tut, wird es festgehalten und {{days}} Tage gespeichert. Mitarbeitende lesen es in der App unter „Wer sieht was von mir“. Im Betriebsratsmodus kommt kaum etwas hinzu, weil kaum etwas mit Namen gezeigt wird.",
  },
};
