import { pageHtml } from "@polyphon/contract/site/page-html.ts";
import createPurifier from "dompurify";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { cleanFragment } from "./clean-fragment.ts";

const { window } = new JSDOM("");
const purify = createPurifier(window);
const tags: readonly string[] = pageHtml.tags;
const attributes: readonly string[] = Object.values(pageHtml.attributes).flat();

/** Elements and attributes in the result that are not on the list. */
function complaints(html: string): string[] {
  return [...cleanFragment(purify, html).querySelectorAll("*")].flatMap((element) => [
    ...(tags.includes(element.localName) ? [] : [`tag ${element.localName}`]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) => !attributes.includes(name) || (name === "href" && !pageHtml.address.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  "<template><script>alert(1)</script></template>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='/\\evil.example'>x</a>",
  "<a href='/\t/evil.example'>x</a>",
  "<p onclick=alert(1) style=position:fixed id=main class=x data-x=1 aria-label=x>x</p>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe><object data=x></object><embed src=x>",
  "<form action=https://evil.example><input name=password><button formaction=javascript:alert(1)>x</button></form>",
  "<base href=https://evil.example/><link rel=stylesheet href=x><meta http-equiv=refresh content=0>",
  "<style>body{background:url(https://evil.example)}</style>",
  "<details open ontoggle=alert(1)>x</details><video src=x onerror=alert(1)></video>",
])("the browser strips active content even if it was stored: %s", (html) => {
  expect(complaints(`<p>before</p>${html}<p>after</p>`)).toEqual([]);
});

test("harmless markup is kept as it was written", () => {
  const html =
    '<h2>Title</h2><p>Text <strong>strong</strong> <a href="/contact">link</a> <a href="https://example.com/?a=b">web</a></p><ul><li>one</li></ul><table><tbody><tr><th scope="col">A</th><td colspan="2">1</td></tr></tbody></table>';
  const place = window.document.createElement("div");
  place.append(cleanFragment(purify, html));
  expect(place.innerHTML).toBe(html);
});
