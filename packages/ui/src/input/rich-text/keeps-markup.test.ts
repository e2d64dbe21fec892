// @vitest-environment jsdom
import { expect, test } from "vitest";
import keepsMarkup from "./keeps-markup.ts";

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
const keeps = (html: string) => keepsMarkup(fragmentOf(html), /^(?:https?:|mailto:|\/)/);

test("keeps headings, paragraphs, lists, quotes, emphasis and links", () => {
  for (const html of [
    "",
    "Only words",
    "<p>A <strong>bold</strong>, <em>slanted</em>, <u>underlined</u> and <s>former</s> word</p>",
    "<h2>Heading</h2><p>One<br>two</p><h3>Smaller</h3>",
    '<p><b>Old</b> <i>tags</i> and <a href="https://example.org/a?b=1">a link</a></p>',
    "<ul>\n<li>One</li>\n<li>Two</li>\n</ul><ol><li><p>First</p></li></ol>",
    "<blockquote><p>Said</p></blockquote><hr><pre><code>let a = 1;</code></pre>",
  ])
    expect([html, keeps(html)]).toEqual([html, true]);
});

test("knows what it would lose", () => {
  for (const html of [
    "<table><tbody><tr><td>1</td></tr></tbody></table>",
    "<p>H<sub>2</sub>O</p>",
    '<p><a href="ftp://example.org">elsewhere</a></p>',
  ])
    expect([html, keeps(html)]).toEqual([html, false]);
});
