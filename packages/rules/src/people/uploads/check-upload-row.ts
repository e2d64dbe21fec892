import { emailField } from "@polyphon/contract/identity/fields.ts";
import { isPersonName } from "@polyphon/contract/identity/person-name.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type {
  FaultKind,
  RowFault,
  UploadField,
  UploadValues,
} from "@polyphon/contract/people/bulk-upload.ts";
import { domainOf } from "../../identity/verify-account.ts";

/** The company's data that a row is checked against. */
export interface RowFacts {
  readonly domain: string;
  /** Names of the company's groups, folded. */
  readonly groups: ReadonlySet<string>;
  /** The number of an earlier row with the same address. */
  readonly sameAs: number | null;
  /** Whose account has this address: nobody's, an employee's of this company, somebody else's. */
  readonly account: "none" | "ours" | "elsewhere";
  readonly prohibited: boolean;
}

export interface FaultOfRow {
  readonly field: UploadField;
  readonly fault: RowFault;
  readonly about: string;
}

const most: Readonly<Record<UploadField, number>> = {
  firstName: limits.name.max,
  lastName: limits.name.max,
  email: limits.email.max,
  language: 20,
  group: limits.bulkUpload.groupMax,
};

const languages = new Map<string, "en" | "de">([
  ["", "en"],
  ["en", "en"],
  ["english", "en"],
  ["englisch", "en"],
  ["de", "de"],
  ["german", "de"],
  ["deutsch", "de"],
]);

/** The language that a cell means; left empty it is English. Null when it means neither. */
export function languageOf(cell: string): "en" | "de" | null {
  const word = cell.trim().toLowerCase();
  return languages.get(word) ?? languages.get(/^(en|de)[-_][a-z]{2}$/.exec(word)?.[1] ?? " ") ?? null;
}

/** The address as an account has it; empty when the cell holds none. */
export function emailKeyOf(cell: string): string {
  const parsed = emailField.safeParse(cell);
  return parsed.success ? parsed.data : "";
}

export const groupKeyOf = (cell: string) => cell.trim().toLowerCase();

/** A spreadsheet would evaluate such a text as a formula when the list is exported again. */
const likeFormula = /^[=+@|%-]/;

function faultOfText(field: UploadField, value: string): RowFault | null {
  if (value.length > most[field]) return "too_long";
  return field !== "email" && likeFormula.test(value) ? "like_a_formula" : null;
}

function faultOfEmail(value: string, facts: RowFacts): Omit<FaultOfRow, "field"> | null {
  const key = emailKeyOf(value);
  if (key === "" || likeFormula.test(key)) return { fault: "not_an_email", about: value };
  const domain = domainOf(key);
  if (facts.prohibited) return { fault: "prohibited", about: domain };
  if (domain !== facts.domain.toLowerCase()) return { fault: "other_domain", about: domain };
  if (facts.sameAs !== null) return { fault: "repeated", about: String(facts.sameAs) };
  return facts.account === "elsewhere" ? { fault: "taken", about: key } : null;
}

function faultOf(field: UploadField, value: string, facts: RowFacts): Omit<FaultOfRow, "field"> | null {
  if (value === "")
    return field === "language" || field === "group" ? null : { fault: "required", about: "" };
  const plain = faultOfText(field, value);
  if (plain !== null) return { fault: plain, about: plain === "too_long" ? String(most[field]) : value };
  switch (field) {
    case "email":
      return faultOfEmail(value, facts);
    case "language":
      return languageOf(value) === null ? { fault: "unknown_language", about: value } : null;
    case "group":
      return facts.groups.has(groupKeyOf(value)) ? null : { fault: "unknown_group", about: value };
    case "firstName":
    case "lastName":
      return isPersonName(value) ? null : { fault: "not_a_name", about: value };
  }
}

const order: readonly UploadField[] = ["firstName", "lastName", "email", "group", "language"];

/** Everything that is wrong with a row, one fault a cell. None means that it can be added. */
export function checkUploadRow(values: UploadValues, facts: RowFacts): FaultOfRow[] {
  return order.flatMap((field) => {
    const found = faultOf(field, values[field], facts);
    return found ? [{ field, ...found }] : [];
  });
}

const kinds: Readonly<Record<RowFault, FaultKind>> = {
  required: "REQUIRED",
  too_long: "OTHER",
  not_an_email: "OTHER",
  other_domain: "DOMAIN",
  repeated: "DUPLICATE",
  taken: "DUPLICATE",
  prohibited: "OTHER",
  unknown_language: "OTHER",
  unknown_group: "GROUP",
  like_a_formula: "OTHER",
  not_a_name: "OTHER",
};

/** The first fault decides the group in which a row is listed. */
export function faultKindOf(faults: readonly FaultOfRow[]): FaultKind | null {
  const first = faults[0];
  return first ? kinds[first.fault] : null;
}
