import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sourceOfEmbedCode } from "./embed-code.ts";

const src = "https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&x=1";
const escaped = src.replace("&", "&amp;");

describe("an embed code", () => {
  it.each([
    `<iframe src="${escaped}"></iframe>`,
    `  <IFRAME\n width='560' src = '${escaped}' allowfullscreen title="A > B">\n</IFRAME>`,
    `<iframe src="${escaped}" style="border:0" loading="lazy" referrerpolicy="no-referrer"/>`,
  ])("that is one frame leads to its address: %s", (code) => {
    expect(sourceOfEmbedCode(code)).toBe(src);
  });

  it.each([
    ["a script before it", `<script>alert(1)</script><iframe src="${src}"></iframe>`],
    ["a script behind it", `<iframe src="${src}"></iframe><script>alert(1)</script>`],
    ["a script inside", `<iframe src="${src}"><script>alert(1)</script></iframe>`],
    ["words behind it", `<iframe src="${src}"></iframe> watch this`],
    ["two frames", `<iframe src="${src}"></iframe><iframe src="${src}"></iframe>`],
    ["a handler", `<iframe src="${src}" onload="alert(1)"></iframe>`],
    ["a page of its own", `<iframe src="${src}" srcdoc="<script>alert(1)</script>"></iframe>`],
    ["two addresses", `<iframe src="${src}" src="https://evil.example"></iframe>`],
    ["two addresses in other letters", `<iframe SRC="https://evil.example" src="${src}"></iframe>`],
    ["no quotes", `<iframe src=${src}></iframe>`],
    ["an open quote", `<iframe src="${src}></iframe>`],
    ["no blank between attributes", `<iframe src="${src}"onload="alert(1)"></iframe>`],
    ["a slash between attributes", `<iframe/src="${src}"></iframe>`],
    ["a longer name", `<iframex src="${src}"></iframex>`],
    ["another element", `<embed src="${src}">`],
    ["an object", `<object data="${src}"></object>`],
    ["an image that fails", `<img src=x onerror=alert(1)>`],
    ["a comment", `<!-- --><iframe src="${src}"></iframe>`],
    ["a zero byte", `<iframe\u0000src="${src}"></iframe>`],
    ["no address", `<iframe width="560"></iframe>`],
    ["only a beginning", `<iframe src="${src}"`],
    ["nothing", ""],
  ])("with %s leads nowhere", (_what, code) => {
    expect(sourceOfEmbedCode(code)).toBeNull();
  });

  it("is parsed to its end whatever it contains, and never leads to an address that is not in it", () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom("<iframe", ">", "</iframe>", " src=", '"', "'", "onload=", "<script>", "/>", " "),
        fc.string({ maxLength: 8 }),
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const code = parts.join("");
        const found = sourceOfEmbedCode(code);
        if (found !== null) {
          expect(code.toLowerCase().trimStart().startsWith("<iframe")).toBe(true);
          expect(code).not.toMatch(/<script/i);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
