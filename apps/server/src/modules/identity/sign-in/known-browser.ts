import { randomBytes } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import type { Signer } from "../../../platform/secret/signer.ts";

const dayMs = 86_400_000;
const signedText = (named: string, login: string): string => `${named}\n${login.toLowerCase()}`;

/** What a browser keeps after a sign-in: that it was this account's, and since when. It opens nothing. */
export function knownBrowser(login: string, now: Date, signer: Signer, id: string | null = null): string {
  const named = `${id ?? randomBytes(9).toString("base64url")}.${Math.floor(now.getTime() / 1000)}`;
  return `${named}.${signer.sign("known-browser", signedText(named, login))}`;
}

/** The browser's id; null where it is not known for this account, or was not used for too long. */
export function readKnownBrowser(
  given: string | undefined,
  login: string,
  now: Date,
  signer: Signer,
): string | null {
  const [, id = "", at = "", mark = ""] = /^([\w-]{12})\.(\d{1,12})\.([\w-]{43})$/.exec(given ?? "") ?? [];
  if (!signer.isSigned("known-browser", signedText(`${id}.${at}`, login), mark)) return null;
  return now.getTime() - Number(at) * 1000 <= limits.login.knownBrowserDays * dayMs ? id : null;
}
