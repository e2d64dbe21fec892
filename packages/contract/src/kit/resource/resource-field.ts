import { z } from "zod";
import type { PictureUse } from "../../media/picture-uses.ts";
import type { ChoiceSource } from "../choice-source.ts";
import { named } from "../named.ts";
import { ref } from "../ref.ts";

export const fieldKinds = [
  "text",
  "longText",
  "html",
  "number",
  "switch",
  "choice",
  "choices",
  "tags",
  "date",
  "dateTime",
  "time",
  "color",
  "reference",
  "references",
  "picture",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** One field of an administered thing: what may be entered, and how it is asked for and shown. */
export interface ResourceField {
  readonly kind: FieldKind;
  /** What is sent. A reference and a picture are sent as ids. */
  readonly schema: z.ZodType;
  /** Of a choice or of choices: the values behind the labels. */
  readonly choices?: readonly string[];
  /** Of a number: stored in cents, shown in euros. */
  readonly cents?: true;
  /** Of a reference: where it is searched. */
  readonly of?: ChoiceSource;
  /** Of a picture: the requirements of its file, shown before it is chosen. */
  readonly picture?: PictureUse;
  /** The form asks for it only while another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly (string | boolean)[] };
  /** The section of the form; the first one if none is named. */
  readonly section?: string;
  /** Placed beside the previous field: the German variant beside the English one, the end beside the start. */
  readonly beside?: true;
  /** The server writes it: lists and views show it, forms do not ask for it. */
  readonly readOnly?: true;
  /** Asked for when a row is added, and shown from then on. */
  readonly onlyNew?: true;
  /** A filter takes one of the values, not several. */
  readonly single?: true;
  /** Of a day: the parameters of its range as a filter, where they are not named after the field. */
  readonly days?: readonly [from: string, to: string];
}

/** A field as a filter reads it: the call of the list has the schema. */
export type FilteredField = Omit<ResourceField, "schema">;

/** A picture as lists and forms show it. */
export const shownPicture = z.object({ id: ref("media"), url: z.string() });
export type ShownPicture = z.output<typeof shownPicture>;

/** What a row carries of a field: ids come back with names, pictures with addresses. */
export function shownSchema(field: ResourceField): z.ZodType {
  switch (field.kind) {
    case "reference":
      return named.nullable();
    case "references":
      return z.array(named);
    case "picture":
      return shownPicture.nullable();
    // Their number is limited when they are written, not when they are read.
    case "tags":
      return z.array(z.string());
    default:
      return field.schema;
  }
}
