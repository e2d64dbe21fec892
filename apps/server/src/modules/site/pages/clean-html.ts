import { pageHtml } from "@polyphon/contract/site/page-html.ts";
import sanitize from "sanitize-html";

const { tags, attributes, address } = pageHtml;

/** Keeps allowed markup and drops the rest, scripts and styles with their content. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href !== undefined && address.test(href) ? { href } : {},
      }),
    },
    disallowedTagsMode: "discard",
    nestingLimit: 40,
  }).trim();
}
