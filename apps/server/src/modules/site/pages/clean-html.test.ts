import { pageHtml } from "@polyphon/contract/site/page-html.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../../../test/hostile/hostile-html.ts";
import { cleanHtml } from "./clean-html.ts";

const attributes: Readonly<Record<string, readonly string[]>> = pageHtml.attributes;
const tags: readonly string[] = pageHtml.tags;

/** Reads the cleaned text strictly: every angle bracket must belong to a tag of the list with attributes of the list. */
function complaints(html: string): string[] {
  const found: string[] = [];
  const rest = html.replaceAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( ?\/)?>/g, (...parts) => {
    const [name, given] = [String(parts[2]), String(parts[3])];
    if (!tags.includes(name)) found.push(`tag ${name}`);
    for (const [, attribute = "", value = ""] of given.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!attributes[name]?.includes(attribute)) found.push(`${name} ${attribute}`);
      if (attribute === "href" && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/.test(value)) {
        found.push(`address ${value}`);
      }
      if (/^\s*(java|vb)script|^\s*data:/i.test(value)) found.push(`script in ${value}`);
    }
    return "";
  });
  if (/[<>]/.test(rest)) found.push(`a bracket outside a tag: ${rest}`);
  return found;
}

describe("the stored html of a page", () => {
  test.each(hostileHtml)("contains nothing that runs: %s", (html) => {
    expect(complaints(cleanHtml(html))).toEqual([]);
    expect(complaints(cleanHtml(`<p>before</p>${html}<p>after</p>`))).toEqual([]);
  });

  test("is clean however the pieces are combined, and stays clean when it is cleaned again", () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.string(),
      fc.constantFrom("<p>", "</p>", "<", '"'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = cleanHtml(pieces.join(""));
        expect(complaints(once)).toEqual([]);
        expect(complaints(cleanHtml(once))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps headings, lists, tables, emphasis and links as they were written", () => {
    const html = [
      "<h2>Title</h2>",
      '<p>Text with <strong>weight</strong>, <em>stress</em> and <a href="/contact">a link</a>.</p>',
      '<ul><li>one</li><li><a href="https://example.com/a?b=c">two</a></li></ul>',
      '<table><tr><th scope="col">A</th></tr><tr><td colspan="2">1</td></tr></table>',
      '<p><a href="mailto:hello@polyphon.example">Mail</a></p>',
    ].join("\n");
    expect(cleanHtml(html)).toBe(html);
  });
});
