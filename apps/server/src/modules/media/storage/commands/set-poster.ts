import { setPoster as at } from "@polyphon/contract/media/media.contract.ts";
import { isStillUsed } from "../../../../platform/db/constraint.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { mayChange } from "../../media.policy.ts";
import { presentMedia } from "../media.present.ts";
import { findMedia, setFace } from "../media.store.ts";
import { removeFilesJob } from "../jobs/remove-files.job.ts";
import type { Signer } from "../../../../platform/secret/signer.ts";

const unusable = () =>
  new Refusal("media_not_usable", {}, [{ field: "pictureId", error: "media_not_usable", values: {} }]);

/** The picture shown for a video or document until it is played or opened. */
export const setPoster = (signer: Signer) =>
  command(at, async ({ input, actor, tx, now }) => {
    const file = await findMedia(tx, input.id);
    allow(mayChange(actor, file));
    if (!file || file.kind === "PICTURE" || file.state !== "READY") throw new Refusal("not_found");

    const face = input.pictureId === null ? undefined : await findMedia(tx, input.pictureId);
    const fits = face?.use === "poster" && face.state === "READY" && mayChange(actor, face) === true;
    if (input.pictureId !== null && !fits) throw unusable();
    await setFace(tx, file.id, face ?? null).catch((error: unknown) => {
      // Somebody has put the picture into a post meanwhile, and it stays there.
      throw isStillUsed(error) ? unusable() : error;
    });

    const old = [file.pictureKey, file.thumbnailKey].flatMap((key) => key ?? []);
    if (old.length > 0) await sendJob(tx, removeFilesJob, { keys: old });
    const row = await findMedia(tx, file.id);
    if (!row) throw new Refusal("not_found");
    return presentMedia(row, { signer, now });
  });
