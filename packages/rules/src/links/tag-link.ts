import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface UtmFields {
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly content: string | null;
  readonly term: string | null;
}

const names = ["source", "medium", "campaign", "content", "term"] as const;

/** The fields of one network; LinkedIn's values fill those that are empty. */
export function utmOf(fields: Readonly<Partial<Record<Network, UtmFields>>>, network: Network): UtmFields {
  const value = (name: (typeof names)[number]): string | null =>
    fields[network]?.[name]?.trim() || fields.LINKEDIN?.[name]?.trim() || null;
  return {
    source: value("source"),
    medium: value("medium"),
    campaign: value("campaign"),
    content: value("content"),
    term: value("term"),
  };
}

/**
 * The address a short link leads to. What its author wrote stays as it is, letter by letter: a query that a site
 * signed must not change, and a UTM value that is already there is not given twice.
 */
export function tagLink(url: string, utm: UtmFields): string {
  const [, address = "", query, hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(url) ?? [];
  const present = new Set(new URLSearchParams(query ?? "").keys());
  const added = names.flatMap((name) => {
    const value = utm[name]?.trim();
    return value && !present.has(`utm_${name}`) ? [`utm_${name}=${encodeURIComponent(value)}`] : [];
  });
  if (added.length === 0) return url;
  const joint = query === undefined ? "?" : query === "?" || query.endsWith("&") ? query : `${query}&`;
  return `${address}${joint}${added.join("&")}${hash}`;
}
