import type { EmployeeChunkTexts } from "@polyphon/i18n/employee-chunks.ts";
import type { EmployeeTexts } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";

type Singular<Key extends string> = Key extends `${infer Base}_${"zero" | "one" | "other"}` ? Base : Key;

type KeysOf<Texts, Before extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${Singular<Key>}`
    : KeysOf<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** Every text of the app by its key; a wrong one does not compile. */
export type TextKey = KeysOf<EmployeeTexts & EmployeeChunkTexts>;

export type TextValues = Readonly<Record<string, string | number>>;

/** The language is fixed while the page is open, so a text needs no subscription. */
export function t(key: TextKey, values: TextValues = {}): string {
  return i18next.t(key, { ...values, nsSeparator: false });
}
