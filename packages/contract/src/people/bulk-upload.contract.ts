import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { bulkUpload, uploadRow, uploadRowChoices, uploadStates } from "./bulk-upload.ts";

const access = { staff: "Add_bulk_front_user" } as const;
const base = "/services/admin/api/front-users/bulk";
const count = z.number().int();

/** Where the bytes of the file are sent, after `addBulkUpload` has named the upload they belong to. */
export const sheetPath = (id: number | string) => `${base}/${id}/file`;

export const listBulkUploads = endpoint({
  name: "list-bulk-uploads",
  method: "GET",
  path: base,
  about: "none",
  access,
  reads: ["bulkUpload"],
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      id: ref("bulkUpload"),
      company: named,
      fileName: z.string(),
      state: z.enum(uploadStates),
      rows: count,
      added: count,
      faulty: count,
      createdBy: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  errors: [],
});

export const addBulkUpload = endpoint({
  name: "add-bulk-upload",
  method: "POST",
  path: base,
  about: "none",
  access,
  changes: ["bulkUpload"],
  input: z.object({
    /** Company staff have their own. */
    companyId: ref("company").optional(),
    fileName: z.string().trim().min(1).max(255).meta({ example: "employees.xlsx" }),
  }),
  output: z.object({ id: ref("bulkUpload") }),
  errors: ["not_found", "company_needed"],
});

export const readBulkUpload = endpoint({
  name: "read-bulk-upload",
  method: "GET",
  path: `${base}/:id`,
  about: "none",
  access,
  reads: ["bulkUpload"],
  input: z.object({ id: ref("bulkUpload") }),
  output: bulkUpload,
  errors: ["not_found"],
});

export const listBulkUploadRows = endpoint({
  name: "list-bulk-upload-rows",
  method: "GET",
  path: `${base}/:id/rows`,
  about: "none",
  access,
  reads: ["bulkUpload"],
  input: z.object({
    id: ref("bulkUpload"),
    show: z.enum(uploadRowChoices).default("FAULTY"),
    ...pageInput,
  }),
  output: pageOf(uploadRow),
  errors: ["not_found"],
});

const cell = z.string().trim().max(limits.bulkUpload.cellMax);

/** Corrects the named cells of one row; the answer lists the remaining faults. */
export const editBulkUploadRow = endpoint({
  name: "edit-bulk-upload-row",
  method: "PUT",
  path: `${base}/rows/:id`,
  about: "none",
  access,
  changes: ["bulkUpload"],
  input: z.object({
    id: ref("bulkUploadRow"),
    version: rowVersion,
    firstName: cell.optional(),
    lastName: cell.optional(),
    email: z.string().trim().max(limits.email.max).meta({ example: "mended@company.example" }).optional(),
    language: cell.meta({ example: "en" }).optional(),
    group: cell.optional(),
  }),
  output: uploadRow,
  errors: ["not_found", "edited_meanwhile", "upload_busy"],
});

/** The same correction in every row that has the same mistake. */
export const fixBulkUpload = endpoint({
  name: "fix-bulk-upload",
  method: "POST",
  path: `${base}/:id/fix`,
  about: "none",
  access,
  changes: ["bulkUpload"],
  input: z.object({
    id: ref("bulkUpload"),
    field: z.enum(["email", "language", "group"]),
    from: z.string().trim().min(1).max(limits.bulkUpload.cellMax),
    to: z.string().trim().min(1).max(limits.bulkUpload.cellMax),
  }),
  output: bulkUpload.extend({ fixed: count }),
  errors: ["not_found", "upload_busy"],
});

/** Adds the valid rows in the background. A running upload continues. */
export const startBulkUpload = endpoint({
  name: "start-bulk-upload",
  method: "POST",
  path: `${base}/:id/start`,
  about: "none",
  access,
  changes: ["bulkUpload", "employee"],
  input: z.object({ id: ref("bulkUpload"), skipExisting: z.boolean() }),
  output: bulkUpload,
  errors: ["not_found", "upload_busy"],
});

export const pauseBulkUpload = endpoint({
  name: "pause-bulk-upload",
  method: "POST",
  path: `${base}/:id/pause`,
  about: "none",
  access,
  changes: ["bulkUpload"],
  input: z.object({ id: ref("bulkUpload") }),
  output: bulkUpload,
  errors: ["not_found"],
});

/** Accounts that were added stay; no further row is added. */
export const cancelBulkUpload = endpoint({
  name: "cancel-bulk-upload",
  method: "POST",
  path: `${base}/:id/cancel`,
  about: "none",
  access,
  changes: ["bulkUpload"],
  input: z.object({ id: ref("bulkUpload") }),
  output: bulkUpload,
  errors: ["not_found"],
});

/** A sheet as base64: the browser makes a file of it. */
const sheet = z.object({ fileName: z.string(), content: z.string() });

export const readBulkUploadTemplate = endpoint({
  name: "read-bulk-upload-template",
  method: "GET",
  path: `${base}/template`,
  about: "none",
  access,
  reads: [],
  input: z.object({ format: z.enum(["xlsx", "csv"]).default("xlsx") }),
  output: sheet,
  errors: [],
});

/** The rows with faults and what is wrong with each: to be corrected and uploaded again. */
export const readBulkUploadFaults = endpoint({
  name: "read-bulk-upload-faults",
  method: "GET",
  path: `${base}/:id/faults`,
  about: "none",
  access,
  reads: ["bulkUpload"],
  input: z.object({ id: ref("bulkUpload") }),
  output: sheet,
  errors: ["not_found"],
});
