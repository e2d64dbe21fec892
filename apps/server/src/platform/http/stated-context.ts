import type { IncomingHttpHeaders } from "node:http";
import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import type { Actor } from "../session/actor.ts";

/**
 * What an app states about who is acting. The session decides; this only notices an app that works on something else,
 * such as a tab whose role was changed in another one.
 */
export function contradicts(
  headers: IncomingHttpHeaders,
  actor: Exclude<Actor, { kind: "anonymous" }>,
): boolean {
  const differs = (name: keyof typeof contextHeaders, truth: number | boolean | null) => {
    const stated = headers[contextHeaders[name]];
    return stated !== undefined && stated !== String(truth ?? "");
  };
  if (differs("company", actor.companyId) || differs("roleId", actor.roleId)) return true;
  if (actor.kind === "staff")
    return differs("userType", actor.userType) || differs("parentUser", actor.accountId);
  return differs("sso", actor.sso) || differs("parentUser", actor.primaryAccountId ?? actor.accountId);
}
