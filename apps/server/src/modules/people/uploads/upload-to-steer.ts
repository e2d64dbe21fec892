import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { lockUpload, type UploadRecord } from "./uploads.store.ts";

/** The upload, locked until the end of the transaction: no worker changes it meanwhile. */
export async function uploadToSteer(tx: Tx, id: number): Promise<UploadRecord> {
  const upload = await lockUpload(tx, id);
  if (!upload) throw new Refusal("not_found");
  return upload;
}
