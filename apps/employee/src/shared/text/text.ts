import type { EmployeeChunkTexts } from "@polyphon/i18n/employee-chunks.ts";
import type { EmployeeTexts } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";

type Singular<Key extends string> = Key extends `${infer Base}_${"zero" | "one" | "other"}` ? Base : Key;

type KeysOf<Texts, Before extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${Singular<Key>}`
    : KeysOf<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** Every sentence of the app by its address; a wrong one does not compile. */
export type TextKey = KeysOf<EmployeeTexts & EmployeeChunkTexts>;

export type TextValues = Readonly<Record<string, string | number>>;

/** A language lasts as long as the page, so a text needs no subscription. */
export function t(key: TextKey, values: TextValues = {}): string {
  return i18next.t(key, { ...values, nsSeparator: false });
}
