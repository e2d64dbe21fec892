import { expect, test } from "vitest";
import { insertMarkup } from "./insert-markup.ts";

test("the selected words get their markup, the rest stays", () => {
  expect(insertMarkup("one two three", { from: 4, to: 7 }, "bold")).toBe("one <strong>two</strong> three");
  expect(insertMarkup("Title", { from: 0, to: 5 }, "heading")).toBe("<h2>Title</h2>");
});

test("each selected line becomes a list item", () => {
  expect(insertMarkup("a\nb", { from: 0, to: 3 }, "list")).toBe("<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
});

test("without a selection the markup is inserted at the cursor", () => {
  expect(insertMarkup("ab", { from: 1, to: 1 }, "paragraph")).toBe("a<p></p>b");
});
