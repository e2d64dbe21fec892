import { z } from "zod";
import { named } from "../kit/named.ts";
import { ref } from "../kit/ref.ts";

/** The columns of the file, in the order of the template. */
export const uploadFields = ["firstName", "lastName", "email", "language", "group"] as const;
export type UploadField = (typeof uploadFields)[number];
export type UploadValues = Readonly<Record<UploadField, string>>;

export const uploadStates = [
  "WAITING",
  "READING",
  "REFUSED",
  "CHECKING",
  "CHECKED",
  "ADDING",
  "PAUSED",
  "DONE",
  "CANCELLED",
] as const;
export type UploadState = (typeof uploadStates)[number];

/** Why a file is refused as a whole. */
export const sheetFaults = [
  "not_a_sheet",
  "too_large",
  "too_many_rows",
  "macros",
  "locked",
  "bomb",
  "unreadable",
  "encoding",
  "quotes",
  "no_rows",
  "columns_missing",
] as const;
export type SheetFault = (typeof sheetFaults)[number];

/** How faults are grouped for correction. */
export const faultKinds = ["DOMAIN", "GROUP", "DUPLICATE", "REQUIRED", "OTHER"] as const;
export type FaultKind = (typeof faultKinds)[number];

export const rowFaults = [
  "required",
  "too_long",
  "not_an_email",
  "other_domain",
  "repeated",
  "taken",
  "prohibited",
  "unknown_language",
  "unknown_group",
  "like_a_formula",
  "not_a_name",
] as const;
export type RowFault = (typeof rowFaults)[number];

export const uploadRowStates = [
  "UNCHECKED",
  "FINE",
  "EXISTS",
  "FAULTY",
  "ADDED",
  "UPDATED",
  "SKIPPED",
] as const;
export type UploadRowState = (typeof uploadRowStates)[number];

/** Which rows a list shows: those of one kind of fault, all with faults, or those whose account exists. */
export const uploadRowChoices = ["FAULTY", ...faultKinds, "EXISTS", "ADDED"] as const;

export const uploadRow = z.object({
  id: ref("bulkUploadRow"),
  rowNo: z.number().int(),
  values: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    language: z.string(),
    group: z.string(),
  }),
  state: z.enum(uploadRowStates),
  faults: z.array(
    z.object({
      field: z.enum(uploadFields),
      fault: z.enum(rowFaults),
      /** What the sentence about the fault names: a domain, a group, the number of another row. */
      about: z.string(),
      /** The suggested fix. */
      suggestion: z.string().nullable(),
    }),
  ),
  /** Since when an account with this address exists in the company. */
  existsSince: z.string().nullable(),
  version: z.number().int(),
});

const count = z.number().int();

export const bulkUpload = z.object({
  id: ref("bulkUpload"),
  company: named.extend({ domain: z.string() }),
  fileName: z.string(),
  state: z.enum(uploadStates),
  reason: z.enum(sheetFaults).nullable(),
  columns: z.array(z.enum(uploadFields)),
  rows: count,
  /** What the run would do, or has done: the dry run and the result in one. */
  counts: z.object({
    unchecked: count,
    fine: count,
    exists: count,
    faulty: count,
    added: count,
    updated: count,
    skipped: count,
  }),
  kinds: z.object({ DOMAIN: count, GROUP: count, DUPLICATE: count, REQUIRED: count, OTHER: count }),
  /** The same mistake in several rows, with a fix for all of them. */
  repeats: z.array(
    z.object({
      field: z.enum(["email", "language", "group"]),
      from: z.string(),
      to: z.string(),
      rows: count,
    }),
  ),
  mails: z.object({ waiting: count, sent: count, failed: count }),
  skipExisting: z.boolean(),
  /** Of the current run: processed rows, rows per second, remaining seconds. */
  run: z.object({ done: count, all: count, perSecond: z.number(), secondsLeft: count.nullable() }).nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  startedBy: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  can: z.object({ start: z.boolean(), pause: z.boolean(), cancel: z.boolean(), edit: z.boolean() }),
});
