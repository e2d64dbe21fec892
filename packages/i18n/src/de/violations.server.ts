import type { violations as en } from "../en/violations.server.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const violations: TextsOf<typeof en> = {
  required: "Dieses Feld ist erforderlich.",
  tooShort: "Bitte mindestens {{minimum}} Zeichen.",
  tooLong: "Bitte höchstens {{maximum}} Zeichen.",
  tooFew: "Bitte mindestens {{minimum}}.",
  tooMany: "Bitte höchstens {{maximum}}.",
  email: "Bitte geben Sie eine E-Mail-Adresse ein.",
  url: "Bitte geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.",
  format: "Dieser Wert hat nicht die richtige Form.",
  password:
    "Bitte 8 bis 15 Zeichen mit mindestens einer Ziffer, einem Kleinbuchstaben, einem Großbuchstaben und einem Sonderzeichen.",
  passwordMatch: "Das neue Passwort und die Bestätigung müssen übereinstimmen",
  passwordSame: "Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.",
  endAfterStart: "Das Ende muss nach dem Beginn liegen.",
  choice: "Bitte wählen Sie einen der angebotenen Werte.",
  repeated: "Bitte jeden Eintrag nur einmal.",
  domain: "Bitte eine Domain wie firma.de eingeben, ohne http:// und ohne @.",
  domainTaken: "Diese Domain gehört bereits einem anderen Unternehmen.",
  timeZone: "Bitte eine Zeitzone aus der Liste wählen.",
  hashtag: "Ein Hashtag ist # gefolgt von Buchstaben oder Ziffern, ohne Leerzeichen.",
  dayOnce: "Dieser Tag ist bereits reserviert. Jeder Tag kann einmal reserviert werden.",
  networkIsOff: "Dieses Netzwerk ist für das Unternehmen ausgeschaltet.",
  fromBeforeTo: "Der Anfang muss vor dem Ende liegen.",
  shareTimeHours: "Die Teilungszeit muss mindestens {{hours}} Stunden dauern.",
  latestTime: "Die späteste Uhrzeit ist {{time}}.",
  insideShareTime: "Das liegt außerhalb der Teilungszeit.",
  overrunAfterWindow: "Der Überlauf kann nicht vor seinem Zeitfenster enden.",
  overrunWithinCap: "Der Überlauf kann höchstens {{minutes}} Minuten dauern, die harte Grenze.",
  secondaryNotBefore: "Das zweite Zeitfenster kann nicht vor dem ersten beginnen.",
  tertiaryNotBefore: "Das dritte Zeitfenster kann nicht vor dem zweiten beginnen.",
  capBelowGap:
    "Muss kleiner sein als der Abstand zwischen den Zeitfenstern; der kleinste beträgt {{minutes}} Minuten.",
  weekAfter: "Die letzte Woche muss nach der ersten kommen.",
  monthAfter: "Der letzte Monat muss nach dem ersten kommen.",
  weeksAtMost: "Bitte höchstens {{maximum}} Wochen.",
  monthsAtMost: "Bitte höchstens {{maximum}} Monate.",
  inOtherEntity:
    "{{names}}: gehört zu einer anderen Holding. „Aus anderen Holdings holen“ einschalten, um die Domain hierher zu verschieben.",
};
