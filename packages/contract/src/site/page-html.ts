/**
 * What a stored page may be made of. The server keeps nothing else when a page is written, and the browser shows
 * nothing else whatever was stored: no script, no style, no frame, no form, no picture from elsewhere.
 */
export const pageHtml = {
  tags: [
    "h1",
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "ul",
    "ol",
    "li",
    "blockquote",
    "code",
    "pre",
    "a",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  attributes: { a: ["href"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"], ol: ["start"] },
  /** To the web, to a person, or to a place of the site itself; a browser reads `/\` and `//` as another host. */
  address: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s\\]*$/i,
} as const;
