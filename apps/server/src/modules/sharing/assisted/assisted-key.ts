import { limits } from "@polyphon/contract/limits.ts";
import type { Signer } from "../../../platform/secret/signer.ts";

const hourMs = 60 * 60 * 1000;

/** The last part of the link that is mailed when a planned share is due. It names the share and when it was made. */
export function assistedKey(shareId: number, now: Date, signer: Signer): string {
  const named = `${shareId}.${Math.floor(now.getTime() / 1000)}`;
  return `${named}.${signer.sign("planned-share", named)}`;
}

/** The share a key opens; null for one that is not ours or too old. */
export function readAssistedKey(key: string, now: Date, signer: Signer): number | null {
  const [, shareId, madeAt, mark = ""] = /^([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  if (!signer.isSigned("planned-share", `${shareId}.${madeAt}`, mark)) return null;
  const age = now.getTime() - Number(madeAt) * 1000;
  return age <= limits.share.turnLinkHours * hourMs ? Number(shareId) : null;
}
