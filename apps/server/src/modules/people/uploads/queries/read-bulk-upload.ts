import { readBulkUpload as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { presentUpload } from "../uploads.present.ts";
import { findUpload } from "../uploads.store.ts";

export const readBulkUpload = query(at, async ({ input, tx, now }) => {
  const upload = await findUpload(tx, input.id);
  if (!upload) throw new Refusal("not_found");
  return presentUpload(tx, upload, now);
});
