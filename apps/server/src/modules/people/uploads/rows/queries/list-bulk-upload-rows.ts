import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listBulkUploadRows as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { FaultKind, UploadRowState } from "@polyphon/contract/people/bulk-upload.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../../platform/page/cursor.ts";
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
  const after = Number(readCursor(input.after, ["number"])?.[0] ?? 0);
  const { states, kind } = chosen(input.show);
  const rows = await rowsInStates(tx, upload.id, states, { after, kind, limit: input.limit + 1 });
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    items: await presentRows(tx, upload.companyId, page),
    next: rows.length > input.limit && last ? makeCursor(last.rowNo) : null,
  };
});
