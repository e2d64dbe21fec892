import { limits } from "@polyphon/contract/limits.ts";

const name = "polyphon-connecting";
const seconds = Math.floor(limits.connectState.cookieDays * 24 * 60 * 60);

/** A cookie that expires after some minutes; a later return starts at the profile. */
export function cookieFor(path: string, secure: boolean): string {
  const value = encodeURIComponent(path);
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure ? "; secure" : ""}`;
}

/** Only an address of this app: whoever can write the cookie must not redirect users elsewhere. */
export function pathIn(cookies: string): string | null {
  const [, value = ""] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
  const path = decodeURIComponent(value);
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** The user's address before leaving for a network, for the return. */
export const returnPath = {
  keep(): void {
    document.cookie = cookieFor(location.pathname + location.search, location.protocol === "https:");
  },
  take(): string | null {
    const path = pathIn(document.cookie);
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
    return path;
  },
};
