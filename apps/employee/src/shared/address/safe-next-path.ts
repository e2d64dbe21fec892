import { addressOf } from "./address.ts";

/** Only an address of this app; anything else becomes the dashboard. */
export function safeNextPath(next: unknown): string {
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? next : addressOf("/dashboard");
}
