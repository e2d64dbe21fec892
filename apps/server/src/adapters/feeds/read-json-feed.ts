import { limits } from "@polyphon/contract/limits.ts";
import { z } from "zod";
import { makeItem, type ReadFeed } from "./make-item.ts";

const words = z.string().catch("");
const entry = z.object({
  id: z.coerce.string().catch(""),
  url: words,
  external_url: words,
  title: words,
  content_html: words,
  content_text: words,
  summary: words,
  image: words,
  banner_image: words,
  date_published: words,
  date_modified: words,
  language: words,
  authors: z.array(z.object({ name: words })).catch([]),
});
const feed = z.object({
  version: z.string().startsWith("https://jsonfeed.org/version/"),
  title: words,
  language: words,
  items: z.array(z.unknown()),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** JSON Feed 1 and 1.1; null for anything else. */
export function readJsonFeed(text: string, url: string): ReadFeed | null {
  const read = feed.safeParse(parsed(text));
  if (!read.success) return null;
  const { title, language, items } = read.data;
  const entries = items.slice(0, limits.realTime.itemsRead).flatMap((one) => entry.safeParse(one).data ?? []);
  const made = entries.map((one) =>
    makeItem({
      guid: one.id,
      link: one.url || one.external_url || one.id,
      base: url,
      title: one.title,
      summary: one.summary || one.content_html || one.content_text,
      author: one.authors[0]?.name ?? "",
      source: title,
      language: one.language || language,
      picture: one.image || one.banner_image,
      date: one.date_published || one.date_modified,
    }),
  );
  return { title, items: made.filter((item) => item !== null) };
}
