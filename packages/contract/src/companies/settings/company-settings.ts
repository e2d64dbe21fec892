import { z } from "zod";
import { contentLanguages } from "../../content/content.ts";
import { named } from "../../kit/named.ts";
import { ref } from "../../kit/ref.ts";
import { shownSchema } from "../../kit/resource/resource-field.ts";
import type { ShownPicture } from "../../kit/resource/resource-field.ts";
import type { Named } from "../../kit/named.ts";
import { limits } from "../../limits.ts";
import { workDays } from "./company-choices.ts";
import {
  companyFields,
  type CompanyField,
  ownCompanyFields,
  type OwnCompanyField,
} from "./company-fields.ts";

type Sent = { [K in CompanyField]: (typeof companyFields)[K]["schema"] };
type Kind<K extends CompanyField> = (typeof companyFields)[K]["kind"];
type Shown = {
  [K in CompanyField]: Kind<K> extends "reference"
    ? z.ZodType<Named | null>
    : Kind<K> extends "references"
      ? z.ZodType<Named[]>
      : Kind<K> extends "picture"
        ? z.ZodType<ShownPicture | null>
        : (typeof companyFields)[K]["schema"];
};

const entries = Object.entries(companyFields);
const sent = Object.fromEntries(entries.map(([name, field]) => [name, field.schema])) as Sent;
const shown = Object.fromEntries(entries.map(([name, field]) => [name, shownSchema(field)])) as Shown;

/** A category that the company reserves on one day of the week; employees cannot change it. */
export const reservedDay = z.object({
  day: z.enum(workDays),
  category: ref("category"),
  tags: z.array(ref("definingTag")).max(limits.company.tags),
  language: z.enum(contentLanguages).nullable(),
});
export type ReservedDay = z.output<typeof reservedDay>;
const reservedDays = z.array(reservedDay).max(workDays.length);

/** Everything that is saved of a company. */
export const companySettings = z.object({ ...sent, reservedDays });
export type CompanySettings = z.output<typeof companySettings>;

export const shownReservedDay = reservedDay.extend({ category: named, tags: z.array(named) });

/** The same as it is read: references with their names. */
export const shownSettings = z.object({ ...shown, reservedDays: z.array(shownReservedDay) });
export type ShownSettings = z.output<typeof shownSettings>;

const own = Object.fromEntries(ownCompanyFields.map((name) => [name, sent[name]])) as Pick<
  Sent,
  OwnCompanyField
>;
/** The part that a company's own staff may save. */
export const ownCompanySettings = z.object({ ...own, reservedDays });
export type OwnCompanySettings = z.output<typeof ownCompanySettings>;
