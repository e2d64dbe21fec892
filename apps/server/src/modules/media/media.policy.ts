import { fileKeys, type FileUse, isFileUse } from "@polyphon/contract/media/file-uses.ts";
import { pictureKeys } from "@polyphon/contract/media/picture-keys.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { MediaRow } from "./storage/media.store.ts";

/** A company's staff see their own pictures and the provider's; others do not exist for them. */
export function maySee(
  actor: StaffActor | FrontActor,
  row: Pick<MediaRow, "companyId"> | undefined,
): Verdict {
  if (!row) return "not_found";
  const reachable = actor.companyId === null || row.companyId === null || row.companyId === actor.companyId;
  return reachable ? true : "not_found";
}

/** An upload is known to the one who made it; others meet the picture by its id. */
export function mayFollow(
  actor: StaffActor | FrontActor,
  row: Pick<MediaRow, "companyId" | "createdBy"> | undefined,
): Verdict {
  return row?.createdBy === actor.accountId ? maySee(actor, row) : "not_found";
}

/** What belongs to the provider is seen by a company's staff, and changed by the provider's alone. */
export function mayChange(actor: StaffActor, row: Pick<MediaRow, "companyId"> | undefined): Verdict {
  if (!row) return "not_found";
  return actor.companyId === null || row.companyId === actor.companyId ? true : "not_found";
}

/** What an employee brings into an own post. */
const ofOwnPosts: ReadonlySet<PictureUse | FileUse> = new Set(["ownPost", "video", "document"]);

/** Whoever may write the field that the picture or file is for. */
export function mayUpload(actor: StaffActor | FrontActor, use: PictureUse | FileUse): boolean {
  if (actor.kind === "front") return ofOwnPosts.has(use);
  const keys = isFileUse(use) ? fileKeys : pictureKeys[use];
  return actor.fullAccess || keys.some((key) => actor.permissions.has(key));
}
