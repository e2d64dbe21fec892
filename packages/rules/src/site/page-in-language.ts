export interface StoredPage {
  readonly title: string;
  readonly contentEn: string;
  readonly contentDe: string;
}

const heading = /^\s*<h1>(?<text>.*?)<\/h1>/s;

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}

/** Nothing but tags and spaces is an empty content, such as an editor leaves behind. */
export function isEmptyContent(html: string): boolean {
  return textOf(html).replaceAll("&nbsp;", "").trim() === "";
}

/** German falls back to English. A page has one title, so a content that opens with a heading brings its own. */
export function pageInLanguage(
  page: StoredPage,
  language: "en" | "de",
): { readonly title: string; readonly description: string } {
  const content = language === "de" && !isEmptyContent(page.contentDe) ? page.contentDe : page.contentEn;
  const own = heading.exec(content);
  const title = textOf(own?.groups?.["text"] ?? "");
  return own && title !== ""
    ? { title, description: content.slice(own[0].length).trim() }
    : { title: page.title, description: content };
}
