import { type UploadField, uploadFields } from "@polyphon/contract/people/bulk-upload.ts";

/** How people head these columns, in both languages, folded. The first of each is the template's. */
const headings: Readonly<Record<UploadField, readonly string[]>> = {
  firstName: ["first name", "vorname", "given name", "firstname"],
  lastName: ["last name", "nachname", "surname", "family name", "lastname", "name"],
  email: ["e-mail", "email", "mail", "e-mail address", "email address", "e-mail-adresse", "mailadresse"],
  language: ["language", "sprache"],
  group: ["group", "gruppe", "user group", "group parameter", "gruppenparameter", "nutzergruppe"],
};
const needed: readonly UploadField[] = ["firstName", "lastName", "email"];

/** Among how many lines of a file the heading is looked for: a title may precede it. */
export const headingWithin = 20;

const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_*:]+/g, " ")
    .trim();

export type SheetColumns = Readonly<Partial<Record<UploadField, number>>>;

/** Which column holds what, by the words of the heading; the first of two that say the same counts. */
export function sheetColumns(heading: readonly string[]): SheetColumns {
  const words = heading.map(folded);
  return Object.fromEntries(
    uploadFields.flatMap((field) => {
      const at = words.findIndex((word) => headings[field].includes(word));
      return at === -1 ? [] : [[field, at]];
    }),
  );
}

export function missingColumns(columns: SheetColumns): UploadField[] {
  return needed.filter((field) => columns[field] === undefined);
}

/** A line counts as the heading when it names most of what is needed; nobody is called so. */
export function looksLikeHeading(columns: SheetColumns): boolean {
  return Object.keys(columns).length >= 2;
}
