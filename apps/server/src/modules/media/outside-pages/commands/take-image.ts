import type { takeImage as takeStaffImage, takeOwnImage } from "@polyphon/contract/media/extract.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import type { OutsidePages } from "../../media.port.ts";
import { addPicture, preparePicture } from "../../media.api.ts";
import { presentMedia } from "../../storage/media.present.ts";
import { findMedia } from "../../storage/media.store.ts";
import { cleanFileName } from "../../upload/clean-file-name.ts";
import type { Signer } from "../../../../platform/secret/signer.ts";

interface TakeDeps {
  readonly outside: OutsidePages;
  readonly storage: Storage;
  readonly signer: Signer;
}

/** A picture of a page becomes one of ours, re-encoded like every other. */
export const takeImage = (
  at: typeof takeStaffImage | typeof takeOwnImage,
  { outside, storage, signer }: TakeDeps,
) =>
  flow(at, "calls-outside", async ({ input, actor, inTx, now }) => {
    if (!(await outside.mayAsk(actor.accountId))) throw new Refusal("too_many_requests");
    const file = await outside.picture(input.address);
    if (!file) throw new Refusal("url_not_readable");
    const prepared = await preparePicture(storage, file.body, "gallery");
    if (typeof prepared === "string") throw new Refusal("media_not_usable");

    const row = await inTx(async (tx) => {
      const owner = {
        companyId: actor.companyId,
        createdBy: actor.accountId,
        fileName: cleanFileName(new URL(file.url).pathname),
      };
      // Its original type no longer matters: from here on it is the picture that we made of it.
      const id = await addPicture(tx, { ...prepared, sourceType: prepared.mimeType }, owner);
      record(tx, {
        action: at.name,
        actor,
        companyId: actor.companyId,
        subject: "media",
        subjectId: id,
      });
      return findMedia(tx, id);
    });
    if (!row) throw new Refusal("internal");
    return presentMedia(row, { signer, now });
  });
