import type { XSettings } from "./x-settings.ts";

export function bearer(accessToken: string): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

/** Where people read a post. X finds it by its id alone, so the account's name is not needed. */
export function permalinkOf(settings: XSettings, id: string | null): string | null {
  return id === null ? null : `${settings.webBase}/i/web/status/${id}`;
}
