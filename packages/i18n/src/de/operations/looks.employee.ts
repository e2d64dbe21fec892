import type { looks as en } from "../../en/operations/looks.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";
import { lookWords } from "./looks.shared.ts";

export const looks: TextsOf<typeof en> = {
  ...lookWords,
  title: "Wer sieht was von mir",
  sub: "Wer sehen kann, was Sie hier tun, wozu, und wer es tatsächlich angesehen hat.",
  loading: "Wird geladen: wer was sieht",
  error: "Wer was sieht, konnte nicht geladen werden",
  mode: {
    on: "Ihr Unternehmen nutzt den Betriebsratsmodus: Redaktion und Verwaltung sehen nicht, was Sie als einzelne Person tun, außer wo es hier steht. Zahlen gelten für Gruppen ab {{minimum}} Personen.",
    off: "Ihr Unternehmen nutzt den Betriebsratsmodus nicht: Die hier Genannten sehen es mit Ihrem Namen.",
  },
  visible: "Wer es sehen kann",
  why: "Wozu",
  kept: "Wie lange es gespeichert wird",
  log: {
    title: "Wer es angesehen hat",
    kept: "12 Monate gespeichert",
    text: "Jede Zeile steht für eine Person aus Redaktion oder Verwaltung an einem Tag. Was ohne Ihren Namen gezeigt wurde, steht nicht hier.",
    loading: "Wird geladen: wer es angesehen hat",
    error: "Wer es angesehen hat, konnte nicht geladen werden",
    empty: "Niemand hat etwas angesehen",
    emptyText:
      "Sobald jemand aus Redaktion oder Verwaltung mit Ihrem Namen sieht, was Sie tun, steht es hier.",
    more: "Mehr anzeigen",
    provider: "Team des Anbieters",
    role: {
      superAdmin: "Super-Admin",
      subAdmin: "Admin",
      corporateAdmin: "Unternehmens-Admin",
      corporateUser: "Unternehmensnutzer",
      editorInChief: "Chefredaktion",
      writer: "Autorin, Autor",
      proofreader: "Lektorat",
      approver: "Freigabe",
    },
    often: "{{what}} ({{times}}-mal)",
  },
};
