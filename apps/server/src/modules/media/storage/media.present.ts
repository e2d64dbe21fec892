import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { mediaKinds, mediaStates, type readMedia } from "@polyphon/contract/media/media.contract.ts";
import type { MediaRow } from "./media.store.ts";
import { type Signing, signedUrl } from "../delivery/signed-url.ts";

export function presentMedia(row: MediaRow, signing: Signing): OutputOf<typeof readMedia> {
  const state = mediaStates.find((one) => one === row.state);
  const kind = mediaKinds.find((one) => one === row.kind);
  if (!state || !kind) throw new Error(`media ${row.id} is in an unknown state or of an unknown kind`);
  const url = (key: string | null) => (key === null ? null : signedUrl(key, signing));
  return {
    id: row.id,
    kind,
    state,
    fileName: row.fileName,
    use: row.use,
    reason: row.reason,
    width: row.width,
    height: row.height,
    mimeType: row.mimeType,
    bytes: row.bytes,
    pages: row.pages,
    seconds: row.seconds,
    fileUrl: row.fileKey === null ? null : signedUrl(row.fileKey, signing, row.fileName),
    url: url(row.pictureKey),
    thumbnailUrl: url(row.thumbnailKey),
  };
}
