import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormattedText } from "./formatted-text.tsx";

const markup = (text: string) => renderToStaticMarkup(<FormattedText>{text}</FormattedText>);

it("shows bold and italic words and paragraphs", () => {
  expect(markup("Delete **Wind** _now_?\nThis stays.")).toBe(
    "<p>Delete <b>Wind</b> <em>now</em>?</p><p>This stays.</p>",
  );
});

it("leaves tags and single formatting characters as they are", () => {
  expect(markup("<i>a</i> * b_c")).toBe("<p>&lt;i&gt;a&lt;/i&gt; * b_c</p>");
});
