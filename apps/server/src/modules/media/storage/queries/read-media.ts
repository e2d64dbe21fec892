import { readMedia as endpoint } from "@polyphon/contract/media/media.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { maySee } from "../../media.policy.ts";
import { presentMedia } from "../media.present.ts";
import { findMedia } from "../media.store.ts";
import type { Signer } from "../../../../platform/secret/signer.ts";

export const readMedia = (signer: Signer) =>
  query(endpoint, async ({ input, actor, tx, now }) => {
    const row = await findMedia(tx, input.id);

    allow(maySee(actor, row));
    if (!row) throw new Refusal("not_found");

    return presentMedia(row, { signer, now });
  });
