import { addressOf } from "./address.ts";

/** Only an address of this app; anything else is the dashboard. */
export function wayOn(next: unknown): string {
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? next : addressOf("/dashboard");
}
