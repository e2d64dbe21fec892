import type {
  findOwnUpload,
  findUpload as findStaffUpload,
} from "@polyphon/contract/media/media.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayFollow } from "../../media.policy.ts";
import { presentMedia } from "../../storage/media.present.ts";
import { findByUploadId } from "../../storage/media.store.ts";
import type { Signer } from "../../../../platform/secret/signer.ts";

export const findUpload = (at: typeof findStaffUpload | typeof findOwnUpload, signer: Signer) =>
  query(at, async ({ input, actor, tx, now }) => {
    const row = await findByUploadId(tx, input.uploadId);

    allow(mayFollow(actor, row));
    if (!row) throw new Refusal("not_found");

    return presentMedia(row, { signer, now });
  });
