import type { ClickKind } from "@polyphon/contract/links/links.contract.ts";

export interface ClickFacts {
  readonly method: string;
  readonly userAgent: string | null;
  /** The values of Purpose, Sec-Purpose, X-Purpose and X-Moz, as far as they were sent. */
  readonly purposes: readonly string[];
}

const previews =
  /facebookexternalhit|facebookcatalog|linkedinbot|twitterbot|slackbot|slack-imgproxy|whatsapp\/|telegrambot|discordbot|skypeuripreview|microsoftpreview|bingpreview|pinterestbot|redditbot|embedly|iframely|vkshare|viber|line-poker|google-pagerenderer|xing-contenttabreceiver|mastodon\/|bluesky cardyb|bitlybot|outbrain|quora link preview|flipboardproxy/iu;
// "Cubot" is a maker of telephones.
const bots =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|scan|monitor|headless|phantomjs|lighthouse|pagespeed|pingdom|uptime|validator|archiver|fetch|preview|feed|python|curl|wget|java\/|go-http|okhttp|axios|node|ahrefs|semrush|proofpoint|mimecast|barracuda|safelinks/iu;
const ahead = /prefetch|preview|prerender/iu;

/**
 * Classifies a click. The user agents of current browsers all begin alike; any other belongs to a program without a
 * reader.
 */
export function classifyClick({ method, userAgent, purposes }: ClickFacts): ClickKind {
  const agent = userAgent?.trim() ?? "";
  if (previews.test(agent)) return "PREVIEW";
  if (!/^(?:mozilla|opera)\//iu.test(agent) || bots.test(agent)) return "BOT";
  if (method === "HEAD" || purposes.some((purpose) => ahead.test(purpose))) return "PREVIEW";
  return method === "GET" ? "PERSON" : "BOT";
}
