import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listBulkUploadRows as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { FaultKind, UploadRowState } from "@polyphon/contract/people/bulk-upload.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { presentRows } from "../upload-rows.present.ts";
import { rowsInStates } from "../upload-rows.store.ts";
import { findUpload } from "../../uploads.store.ts";

function chosen(show: InputOf<typeof at>["show"]): { states: UploadRowState[]; kind: FaultKind | null } {
  switch (show) {
    case "FAULTY":
    case "EXISTS":
      return { states: [show], kind: null };
    case "ADDED":
      return { states: ["ADDED", "UPDATED", "SKIPPED"], kind: null };
    default:
      return { states: ["FAULTY"], kind: show };
  }
}

export const listBulkUploadRows = query(at, async ({ input, tx }) => {
  const upload = await findUpload(tx, input.id);
  if (!upload) throw new Refusal("not_found");
  const { rows, next } = await rowsInStates(tx, upload.id, chosen(input.show), input);
  return { items: await presentRows(tx, upload.companyId, rows), next };
});
