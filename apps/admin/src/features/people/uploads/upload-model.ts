import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { editBulkUploadRow, readBulkUpload } from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { UploadField } from "@polyphon/contract/people/bulk-upload.ts";
import type { Texts } from "../../../shared/text/use-text.ts";

export type BulkUpload = OutputOf<typeof readBulkUpload>;
export type UploadRow = OutputOf<typeof editBulkUploadRow>;
export type RowFault = UploadRow["faults"][number];

/** A worker is processing it, so it will change soon. */
export function isBusy({ state }: Pick<BulkUpload, "state">): boolean {
  return state === "READING" || state === "CHECKING" || state === "ADDING";
}

/** The polling interval: short while rows are processed, longer while mails are sent. */
export function lookAgainMs(upload: BulkUpload | undefined): number | false {
  if (upload === undefined) return false;
  if (isBusy(upload)) return 1_500;
  return upload.mails.waiting > 0 ? 4_000 : false;
}

export function faultAt(row: UploadRow, field: UploadField): RowFault | undefined {
  return row.faults.find((fault) => fault.field === field);
}

export function faultText({ text }: Texts, company: string, { field, fault, about }: RowFault): string {
  return text(`uploadWords.faults.${fault}`, {
    about,
    column: text(`uploadWords.columns.${field}`),
    company,
  });
}

/** A duration in readable form. */
export function leftText({ text }: Texts, seconds: number): string {
  return seconds < 90
    ? text("upload.seconds", { count: seconds })
    : text("upload.minutes", { count: Math.round(seconds / 60) });
}
