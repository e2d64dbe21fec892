import type { ownPostFields } from "@polyphon/contract/content/own-posts/own-post.ts";
import { checkOwnPost, ownPartsInUse } from "@polyphon/rules/content/own-posts/check-own-post.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { uploadedBy } from "../../media/media.api.ts";
import type { ContentDeps } from "../content.deps.ts";
import { refuseFaults } from "../post-form/post-faults.ts";
import { refuseProhibited, type WrittenText } from "../prohibited/refuse-prohibited.ts";
import type { OwnPostValues } from "./own-post.store.ts";

export type OwnPostInput = z.output<typeof ownPostFields>;

export interface Writing {
  readonly companyId: number;
  /** Whose uploads may be used; null means staff, who may use all that they see. */
  readonly uploader: number | null;
  /** Pictures and file that it already has. */
  readonly known: readonly number[];
}

/** Everything in it that networks, colleagues or staff will read. */
export function writtenTexts(
  values: Pick<OwnPostValues, "title" | "copy" | "attachmentTitle" | "notes">,
): WrittenText[] {
  return [
    { field: "title", text: values.title },
    { field: "attachmentTitle", text: values.attachmentTitle ?? "" },
    { field: "notes", text: values.notes ?? "" },
    ...Object.entries(values.copy).map(([network, text]) => ({ field: `copy.${network}`, text })),
  ];
}

/** Pictures and file must be ready and the writer's own; answers the kind of the file. */
async function refuseUnusableMedia(
  tx: Tx,
  deps: ContentDeps,
  { imageIds, attachmentId }: OwnPostInput,
  { uploader, known }: Writing,
): Promise<"VIDEO" | "DOCUMENT" | null> {
  const named = [...imageIds, ...(attachmentId === null ? [] : [attachmentId])];
  const [{ images, files }, uploaded] = await Promise.all([
    deps.media(tx, named),
    uploader === null ? null : uploadedBy(tx, uploader, named),
  ]);
  const mayUse = (id: number) => uploaded === null || uploaded.has(id) || known.includes(id);
  const unusable = (field: string) =>
    new Refusal("media_not_usable", {}, [{ field, error: "media_not_usable", values: {} }]);
  if (imageIds.some((id) => !images.has(id) || !mayUse(id)) || new Set(imageIds).size !== imageIds.length)
    throw unusable("imageIds");
  if (attachmentId === null) return null;
  const file = files.get(attachmentId);
  if ((!file && !images.has(attachmentId)) || !mayUse(attachmentId)) throw unusable("attachmentId");
  return file?.kind ?? null;
}

/** The checks shared by adding, editing and duplicating; answers what is to be written. */
export async function checkedOwnPost(
  tx: Tx,
  deps: ContentDeps,
  input: OwnPostInput,
  writing: Writing,
): Promise<OwnPostValues> {
  const attachment = await refuseUnusableMedia(tx, deps, input, writing);
  const fields = ownPartsInUse(input);
  const written = Object.entries(fields.copy).filter(([, text]) => text.trim() !== "");
  const copy = Object.fromEntries(written) as OwnPostValues["copy"];
  refuseFaults(checkOwnPost({ ...fields, copy, images: fields.imageIds.length, attachment }));
  const values = { ...fields, copy };
  await refuseProhibited(tx, writing.companyId, writtenTexts(values));
  return values;
}

/** Pictures and file of a stored one. */
export function mediaOfRow(row: Pick<OwnPostValues, "imageIds" | "attachmentId">): number[] {
  return [...row.imageIds, ...(row.attachmentId === null ? [] : [row.attachmentId])];
}
