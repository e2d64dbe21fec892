import type { Call } from "../frame/call.ts";
import {
  accessDenied,
  emptyToken,
  envelope,
  expiredToken,
  illegalArgument,
  invalidToken,
  nonexistentVersion,
  refuse,
  revokedToken,
  unparsableBody,
  versionMissing,
} from "./linkedin-errors.ts";
import type { LinkedinState } from "./linkedin-state.ts";
import type { AccessToken } from "./connections/token-store.ts";

export type RestCaller = { token: AccessToken; version: string };

const oldestVersion = "202512";
const newestVersion = "202611";

export function bearerOf(call: Call): string {
  const header = call.headers.authorization ?? "";
  return header.toLowerCase().startsWith("bearer ") ? header.slice(7).trim() : "";
}

/** Requires a valid token. */
export function admitToken(state: LinkedinState, call: Call): AccessToken {
  const bearer = bearerOf(call);
  if (bearer === "") return refuse(emptyToken());
  const token = state.tokens.access(bearer);
  if (!token) return refuse(invalidToken());
  const now = state.world.clock.now();
  if (token.revoked || now < token.usableAt) return refuse(revokedToken());
  if (now >= token.expiresAt) return refuse(expiredToken());
  return token;
}

/** Requires for /rest: a valid token, an active API version, Rest.li 2.0.0. */
export function admitRest(state: LinkedinState, call: Call): RestCaller {
  const token = admitToken(state, call);
  const version = call.header("linkedin-version");
  if (version === undefined || version === "") return refuse(versionMissing());
  if (!/^\d{6}$/.test(version)) return refuse(illegalArgument(`Invalid version format: ${version}`));
  if (version < oldestVersion || version > newestVersion) return refuse(nonexistentVersion(version));
  const restli = call.header("x-restli-protocol-version") ?? "1.0.0";
  if (restli !== "2.0.0")
    return refuse(illegalArgument(`Rest.li protocol version ${restli} is not supported`));
  return { token, version };
}

export type Access = "write" | "read";

const scopeOf = {
  write: { person: "w_member_social", organization: "w_organization_social" },
  read: { person: "r_member_social", organization: "r_organization_social" },
} as const;

/** Permissions are granted per method: writing one's own post does not include reading it. */
export function requireAccess(caller: RestCaller, owner: string, access: Access, permission: string): void {
  const kind = owner.startsWith("urn:li:organization:") ? "organization" : "person";
  if (!caller.token.scopes.has(scopeOf[access][kind]))
    refuse(accessDenied(`${permission}.${caller.version}01`));
}

/** A member acts only for themselves. */
export function requireOwner(caller: RestCaller, owner: string, field: string): void {
  if (owner.startsWith("urn:li:organization:") || owner === `urn:li:person:${caller.token.member.id}`) return;
  refuse(
    envelope({
      status: 403,
      serviceErrorCode: 100,
      code: "ACCESS_DENIED",
      message: `Field Value validation failed in REQUEST_BODY: Data Processing Exception while processing fields [${field}]`,
    }),
  );
}

export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readJson(call: Call): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(call.body.toString("utf8"));
  } catch {
    return refuse(unparsableBody());
  }
  return isObject(value) ? value : refuse(unparsableBody());
}
