import type { RowFault, SheetFault, UploadField } from "@polyphon/contract/people/bulk-upload.ts";

/** The contents of the bulk upload's files, and the faults of a row, in the file and on the screen. */
export const peopleUpload = {
  columns: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    language: "Language",
    group: "Group",
  } satisfies Record<UploadField, string>,
  rowNo: "Row",
  wrong: "Problem",
  sheet: "Front users",
  templateFile: "front-users-template.xlsx",
  templateCsvFile: "front-users-template.csv",
  faultsFile: "rows-to-fix.xlsx",
  faults: {
    required: "{{column}} is required",
    too_long: "{{column}} has more than {{about}} characters",
    not_an_email: "Not a valid e-mail address",
    other_domain: "Domain {{about}} doesn’t belong to {{company}}",
    repeated: "Same e-mail as row {{about}}",
    taken: "This e-mail is used by another account",
    prohibited: "Prohibited e-mail",
    unknown_language: "Language must be en or de",
    unknown_group: "Group “{{about}}” doesn’t exist",
    like_a_formula: "{{column}} starts like a formula",
    not_a_name: "{{column}} contains an address or a line break",
  } satisfies Record<RowFault, string>,
  refusals: {
    not_a_sheet: "This isn’t an xls or xlsx file. Save your list as an Excel file and upload it again.",
    too_large: "The file is larger than {{megabytes}} MB. Split it and upload the parts.",
    too_many_rows:
      "The file has more than {{rows}} rows. Split it, and delete formatted empty rows below your list.",
    macros: "The file contains macros. Save it as xlsx without macros and upload it again.",
    locked: "The file is password-protected. Remove the password and upload it again.",
    bomb: "The file is too large or too complex to open. Copy the list into a new file and upload that one.",
    unreadable: "The file is damaged and can’t be read. Copy the list into a new file and upload that one.",
    encoding:
      "Some characters in this file can’t be read. Save your list as “CSV UTF-8” or xlsx and upload it again.",
    quotes:
      "A quotation mark in this file isn’t closed, so its rows can’t be told apart. Open your list in Excel, check it, save it as xlsx and upload that file.",
    no_rows: "This file contains no employees. Fill in at least one row below the header.",
    columns_missing: "Columns are missing: {{columns}}. Use the header row of the template.",
  } satisfies Record<SheetFault, string>,
} as const;
