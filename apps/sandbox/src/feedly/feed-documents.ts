import type { Story } from "./stories.ts";
import { momentOf } from "./stories.ts";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export function rssDocument(stories: readonly Story[], now: Date): string {
  const items = stories.map(
    (story) => `<item>
      <title>${escape(story.title)}</title>
      <link>/feeds/stories/${story.name}?utm_source=rss&amp;utm_medium=feed</link>
      <guid isPermaLink="false">story-${story.name}</guid>
      <pubDate>${momentOf(story, now).toUTCString()}</pubDate>
      <dc:creator>${escape(story.author)}</dc:creator>
      <dc:language>${story.language}</dc:language>
      <source url="/feeds">${escape(story.site)}</source>
      <description><![CDATA[<p>${escape(story.about)}</p><script>alert(1)</script>]]></description>
      <media:thumbnail url="/feeds/pictures/${story.name}.png" />
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel><title>Morning papers</title><link>/feeds</link><language>en-gb</language>
  ${items.join("\n")}</channel></rss>`;
}

export function atomDocument(stories: readonly Story[], now: Date, origin: string): string {
  const entries = stories.map(
    (story) => `<entry xml:lang="${story.language}">
      <id>tag:sandbox,2026:${story.name}</id>
      <title type="html">${escape(escape(story.title))}</title>
      <link rel="alternate" type="text/html" href="stories/${story.name}" />
      <published>${momentOf(story, now).toISOString()}</published>
      <author><name>${escape(story.author)}</name></author>
      <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>${escape(story.about)}</p><img src="pictures/${story.name}.png" /></div></summary>
    </entry>`,
  );
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="${origin}/feeds/">
  <title>Evening papers</title><id>tag:sandbox,2026:evening</id><updated>${now.toISOString()}</updated>
  ${entries.join("\n")}</feed>`;
}

export function jsonDocument(stories: readonly Story[], now: Date): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "Weekend papers",
    items: stories.map((story) => ({
      id: story.name,
      url: `/feeds/stories/${story.name}`,
      title: story.title,
      content_html: `<p>${escape(story.about)}</p>`,
      image: `/feeds/pictures/${story.name}.png`,
      date_published: momentOf(story, now).toISOString(),
      language: story.language,
      authors: [{ name: story.author }],
    })),
  });
}

const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);

/** Tries to make its reader open a file, request an address and expand ten billion letters. */
export const hostileFeed = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "laughs"> ${levels.join(" ")}
<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % call SYSTEM "http://169.254.169.254/"> %call;]>
<rss version="2.0"><channel><title>&l9;&file;</title>
<item><title>A &l9; title &file;\u202e</title><link>/feeds/stories/quiet-ports</link><guid>hostile-1</guid>
<description>&lt;img src=x onerror=alert(1)&gt;Words &l9;&lt;script&gt;alert(2)&lt;/script&gt;</description>
<enclosure url="javascript:alert(3)" type="image/png" /></item>
<item><title>Leads inside</title><link>javascript:alert(4)</link></item>
<item><title>Leads nowhere</title></item></channel></rss>`;

export const oldFeed = Buffer.from(
  `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="0.91"><channel><title>Älteste Zeitung</title>
<item><title>Grüße aus Köln &#8211; für alle</title><link>/feeds/stories/lieferkette</link></item></channel></rss>`,
  "latin1",
);
