import type { AnalyticsTool } from "@polyphon/contract/links/links.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface UtmFields {
  /** The campaign's id in the company's own records. */
  readonly cid: string | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly content: string | null;
  readonly term: string | null;
}

const fieldNames = ["cid", "source", "medium", "campaign", "content", "term"] as const;

/** The fields of one network; LinkedIn's values fill those that are empty. */
export function utmOf(fields: Readonly<Partial<Record<Network, UtmFields>>>, network: Network): UtmFields {
  const value = (name: (typeof fieldNames)[number]): string | null =>
    fields[network]?.[name]?.trim() || fields.LINKEDIN?.[name]?.trim() || null;
  return {
    cid: value("cid"),
    source: value("source"),
    medium: value("medium"),
    campaign: value("campaign"),
    content: value("content"),
    term: value("term"),
  };
}

type Names = Readonly<Record<(typeof fieldNames)[number], string>>;

const usual: Names = {
  cid: "utm_cid",
  source: "utm_source",
  medium: "utm_medium",
  campaign: "utm_campaign",
  content: "utm_content",
  term: "utm_term",
};

const namesOf: Readonly<Record<AnalyticsTool, Names>> = {
  GOOGLE_ANALYTICS: { ...usual, cid: "utm_id" },
  ADOBE_ANALYTICS: { ...usual, cid: "cid" },
  MATOMO: {
    cid: "mtm_cid",
    source: "mtm_source",
    medium: "mtm_medium",
    campaign: "mtm_campaign",
    content: "mtm_content",
    term: "mtm_kwd",
  },
};

/**
 * The address a short link leads to. The author's address stays exactly as written: a signed query must not change, and
 * a parameter that is already there is not added again.
 */
export function tagLink(url: string, utm: UtmFields, tool: AnalyticsTool | null = null): string {
  const [, address = "", query, hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(url) ?? [];
  const present = new Set(new URLSearchParams(query ?? "").keys());
  const names = tool === null ? usual : namesOf[tool];
  const added = fieldNames.flatMap((field) => {
    const value = utm[field]?.trim();
    return value && !present.has(names[field]) ? [`${names[field]}=${encodeURIComponent(value)}`] : [];
  });
  if (added.length === 0) return url;
  const joint = query === undefined ? "?" : query === "?" || query.endsWith("&") ? query : `${query}&`;
  return `${address}${joint}${added.join("&")}${hash}`;
}
