import type { LinkedinSettings } from "./linkedin-settings.ts";

/** The headers that every call under /rest carries. */
export function restHeaders(
  settings: Pick<LinkedinSettings, "version">,
  accessToken: string,
): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    "content-type": "application/json",
    "linkedin-version": settings.version,
    "x-restli-protocol-version": "2.0.0",
  };
}

/** Where people read a post. */
export function permalinkOf(settings: LinkedinSettings, urn: string | null): string | null {
  return urn === null ? null : `${settings.webBase}/feed/update/${urn}/`;
}
