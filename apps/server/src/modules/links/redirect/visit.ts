import type { IncomingMessage } from "node:http";
import type { ClickKind } from "@polyphon/contract/links/links.contract.ts";
import { classifyClick } from "@polyphon/rules/links/classify-click.ts";

const maxAgents = 5_000;
const kindOfAgent = new Map<string, ClickKind>();

function purposesOf(headers: IncomingMessage["headers"]): string[] {
  const values = [headers["purpose"], headers["sec-purpose"], headers["x-purpose"], headers["x-moz"]];
  return values.filter((value) => typeof value === "string");
}

/** Few agents make most visits, so the rule's answer is cached per agent. */
export function kindOfVisit(request: IncomingMessage): ClickKind {
  const { headers } = request;
  const method = request.method ?? "";
  const userAgent = headers["user-agent"] ?? null;
  const purposes = purposesOf(headers);
  if (method !== "GET" || purposes.length > 0 || userAgent === null)
    return classifyClick({ method, userAgent, purposes });

  const known = kindOfAgent.get(userAgent);
  if (known) return known;
  const kind = classifyClick({ method, userAgent, purposes });
  if (kindOfAgent.size >= maxAgents) kindOfAgent.clear();
  kindOfAgent.set(userAgent, kind);
  return kind;
}

const hostOfAddress = /^https?:\/\/(?:[^/?#]*@)?([a-z0-9.-]{1,253})(?::\d{1,5})?(?:[/?#]|$)/i;

/** The host only: path and query of a referring page may reveal who was reading it. */
export function referrerHost(referrer: string | undefined): string | null {
  if (referrer === undefined) return null;
  return hostOfAddress.exec(referrer)?.[1]?.toLowerCase() ?? null;
}
