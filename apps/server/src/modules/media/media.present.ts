import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { mediaStates, type readMedia } from "@polyphon/contract/media/media.contract.ts";
import type { MediaRow } from "./media.store.ts";
import { type Signing, signedUrl } from "./signed-url.ts";

export function presentMedia(row: MediaRow, signing: Signing): OutputOf<typeof readMedia> {
  const state = mediaStates.find((one) => one === row.state);
  if (!state) throw new Error(`media ${row.id} is in an unknown state`);
  const url = (key: string | null) => (key === null ? null : signedUrl(key, signing));
  return {
    id: row.id,
    state,
    fileName: row.fileName,
    use: row.use,
    reason: row.reason,
    width: row.width,
    height: row.height,
    url: url(row.pictureKey),
    thumbnailUrl: url(row.thumbnailKey),
  };
}
