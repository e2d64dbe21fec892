import type { Call } from "../frame/call.ts";

export type ConsentRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scopes: readonly string[];
};

export type ConsentCheck = { ok: true; request: ConsentRequest } | { ok: false; problem: string };

/** Meta answers a wrong request with a page, never with a redirect. */
export function checkConsent(call: Call, known: Readonly<Record<string, string>>): ConsentCheck {
  const clientId = call.query.get("client_id") ?? "";
  const redirectUri = call.query.get("redirect_uri") ?? "";
  if (clientId === "") return { ok: false, problem: "The parameter client_id is missing." };
  if (!URL.canParse(redirectUri)) return { ok: false, problem: "The parameter redirect_uri is no address." };
  const asked = (call.query.get("scope") ?? "").split(/[\s,]+/).filter((scope) => scope !== "");
  const unknown = asked.filter((scope) => !(scope in known));
  if (unknown.length > 0) return { ok: false, problem: `Invalid Scopes: ${unknown.join(", ")}` };
  return { ok: true, request: { clientId, redirectUri, state: call.query.get("state"), scopes: asked } };
}

/** Ticked boxes count only if the form had boxes; a form without them grants everything. */
export function ticked(form: URLSearchParams, name: string, all: readonly string[]): string[] {
  if (!form.has("ticked")) return [...all];
  const chosen = form.getAll(name);
  return all.filter((one) => chosen.includes(one));
}

export function backTo(
  { redirectUri, state }: ConsentRequest,
  answer: Readonly<Record<string, string>>,
  fragment: string,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return `${url.href}${fragment}`;
}

/** The redirect when somebody declines. */
export const cancelled = {
  error: "access_denied",
  error_code: "200",
  error_description: "Permissions error",
  error_reason: "user_denied",
};
