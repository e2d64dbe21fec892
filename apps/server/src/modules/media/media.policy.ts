import { fileKeys, type FileUse, isFileUse } from "@polyphon/contract/media/file-uses.ts";
import { pictureKeys } from "@polyphon/contract/media/picture-keys.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { MediaRow } from "./storage/media.store.ts";

type Owned = Pick<MediaRow, "companyId" | "createdBy" | "use">;

/** A company's staff see their own pictures and the provider's, and nobody another person's photo. */
export function maySee(actor: StaffActor | FrontActor, row: Owned | undefined): Verdict {
  if (!row) return "not_found";
  if (row.use === "profile") return row.createdBy === actor.accountId ? true : "not_found";
  const reachable = actor.companyId === null || row.companyId === null || row.companyId === actor.companyId;
  return reachable ? true : "not_found";
}

/** Only the uploader can see an upload; others find the picture by its id. */
export function mayFollow(actor: StaffActor | FrontActor, row: Owned | undefined): Verdict {
  return row?.createdBy === actor.accountId ? maySee(actor, row) : "not_found";
}

/** A company's staff see what belongs to the provider, but only the provider's staff change it; photos are no files of theirs. */
export function mayChange(actor: StaffActor, row: Pick<MediaRow, "companyId" | "use"> | undefined): Verdict {
  if (!row || row.use === "profile") return "not_found";
  return actor.companyId === null || row.companyId === actor.companyId ? true : "not_found";
}

/** What an employee uploads for an own post. */
const ofOwnPosts: ReadonlySet<PictureUse | FileUse> = new Set(["ownPost", "video", "document"]);

/** Whoever may write the field that the picture or file is for. A photo is of a person, and a LinkedIn group is none. */
export function mayUpload(actor: StaffActor | FrontActor, use: PictureUse | FileUse): boolean {
  if (use === "profile") return actor.kind === "staff" || actor.primaryAccountId === null;
  if (actor.kind === "front") return actor.features.has("own_post") && ofOwnPosts.has(use);
  const keys = isFileUse(use) ? fileKeys : pictureKeys[use];
  return actor.fullAccess || keys.some((key) => actor.permissions.has(key));
}
