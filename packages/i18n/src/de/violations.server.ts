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
  choice: "Bitte wählen Sie einen der angebotenen Werte.",
};
