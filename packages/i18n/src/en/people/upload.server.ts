import type { RowFault, SheetFault, UploadField } from "@polyphon/contract/people/bulk-upload.ts";

/** What stands in the files of the bulk upload, and what is said about a row, in the file as on the screen. */
export const peopleUpload = {
  columns: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    language: "Language",
    group: "Group",
  } satisfies Record<UploadField, string>,
  rowNo: "Row",
  wrong: "What is wrong",
  sheet: "Front users",
  templateFile: "front-users-template.xlsx",
  faultsFile: "rows-to-fix.xlsx",
  faults: {
    required: "{{column}} is required",
    too_long: "{{column}} has more than {{about}} characters",
    not_an_email: "Not a valid e-mail",
    other_domain: "Domain {{about}} is not {{company}}’s",
    repeated: "Same e-mail as row {{about}}",
    taken: "This e-mail is used by another account",
    prohibited: "Prohibited e-mail",
    unknown_language: "Language must be en or de",
    unknown_group: "Group “{{about}}” does not exist",
    like_a_formula: "{{column}} begins like a formula",
  } satisfies Record<RowFault, string>,
  refusals: {
    not_a_sheet: "This is not an xls or xlsx file. Save your list as an Excel file and upload it again.",
    too_large: "The file is larger than {{megabytes}} MB. Please split it.",
    too_many_rows:
      "The file has more than {{rows}} rows. Please split it, and delete formatted empty rows below your list.",
    macros: "The file contains macros. Save it as xlsx without macros and upload it again.",
    locked: "The file is protected with a password. Please remove the protection and upload it again.",
    bomb: "The file could not be opened within its limits. Copy the list into a new file and upload that one.",
    unreadable: "The file is damaged and cannot be read. Copy the list into a new file and upload that one.",
    no_rows: "There is nobody in this file: below the heading no row is filled.",
    columns_missing: "Columns are missing: {{columns}}. The template shows the heading that is needed.",
  } satisfies Record<SheetFault, string>,
} as const;
