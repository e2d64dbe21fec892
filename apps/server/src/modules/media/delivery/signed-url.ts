import type { Signer } from "../../../platform/secret/signer.ts";

export interface Signing {
  readonly signer: Signer;
  readonly now: Date;
}

export const mediaPath = "/media/";

const hour = 3_600;

const signedText = (key: string, expiry: number, name: string): string =>
  `${key}\n${expiry}${name === "" ? "" : `\n${name}`}`;

/**
 * The same for everybody within the hour and valid for one to two hours, so that caches can keep it. With a name,
 * downloads are saved under that name.
 */
export function signedUrl(key: string, { signer, now }: Signing, name = ""): string {
  const expiry = (Math.floor(now.getTime() / 1_000 / hour) + 2) * hour;
  const mark = signer.sign("media-address", signedText(key, expiry, name));
  return `${mediaPath}${key}?e=${expiry}&s=${mark}${name === "" ? "" : `&n=${encodeURIComponent(name)}`}`;
}

export function isSigned(key: string, query: URLSearchParams, { signer, now }: Signing): boolean {
  const [expiry, mark] = [query.get("e") ?? "", query.get("s") ?? ""];
  if (!/^\d{10}$/.test(expiry)) return false;
  const text = signedText(key, Number(expiry), query.get("n") ?? "");
  return signer.isSigned("media-address", text, mark) && now.getTime() < Number(expiry) * 1_000;
}
