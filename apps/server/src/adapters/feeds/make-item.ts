import { limits } from "@polyphon/contract/limits.ts";
import { readFeedDate } from "@polyphon/rules/content/real-time/feed-date.ts";
import { languageOfTag } from "@polyphon/rules/content/real-time/feed-language.ts";
import type { FeedItem } from "../../modules/content/real-time/real-time.port.ts";
import { absoluteUrl, plainLine, readHtml } from "./feed-text.ts";

/** An entry of a feed of any kind: text may be HTML, addresses may be relative. */
export interface RawEntry {
  readonly guid: string;
  readonly link: string;
  readonly base: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly source: string;
  readonly language: string;
  readonly picture: string;
  readonly date: string;
}

/** A feed as it was understood. */
export interface ReadFeed {
  readonly title: string;
  readonly items: readonly FeedItem[];
}

const { titleMax, summaryMax, sourceMax, guidMax } = limits.realTime;

/** Null for an entry without an address or a text: it could not be shared. */
export function makeItem(raw: RawEntry): FeedItem | null {
  const url = absoluteUrl(raw.link, raw.base);
  const words = readHtml(raw.summary);
  const title = plainLine(readHtml(raw.title).text, titleMax) || plainLine(words.text, titleMax);
  if (url === null || title === "") return null;
  const guid = raw.guid.trim();
  return {
    guid: guid === "" || guid.length > guidMax ? url.slice(0, guidMax) : guid,
    url,
    title,
    summary: plainLine(words.text, summaryMax),
    source: plainLine(readHtml(raw.source).text, sourceMax) || new URL(url).hostname.replace(/^www\./, ""),
    author: plainLine(readHtml(raw.author).text, sourceMax) || null,
    language: languageOfTag(raw.language),
    pictureUrl: absoluteUrl(raw.picture, raw.base) ?? absoluteUrl(words.picture, raw.base),
    publishedAt: readFeedDate(raw.date),
    engagement: 0,
  };
}
