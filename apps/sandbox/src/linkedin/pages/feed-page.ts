import type { PostView } from "../posts/post-view.ts";
import { page } from "../../pages/layout.ts";
import { html, Markup } from "../../pages/markup.ts";
import { foldScript, postCard, postCardCss } from "./post-card.ts";

export type Feed = {
  views: readonly PostView[];
  authors: readonly { urn: string; name: string }[];
  author: string | null;
  older: number | null;
  now: number;
};

const css = `${postCardCss}
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; justify-content: space-between; margin-bottom: 16px; } .head form { display: flex; gap: 8px; align-items: end; } .head select { width: auto; min-width: 170px; }
.head button { padding: 8px 16px; }
`;

function chooser(feed: Feed): Markup {
  const options = feed.authors.map(
    ({ urn, name }) =>
      html`<option value="${urn}" ${new Markup(urn === feed.author ? " selected" : "")}>${name}</option>`,
  );
  return html`<form method="get" action="/linkedin">
    <div>
      <label for="author">Show posts by</label>
      <select id="author" name="author">
        <option value="">Everybody</option>
        ${options}
      </select>
    </div>
    <button class="plain" type="submit">Show</button>
  </form>`;
}

function olderLink(feed: Feed): Markup | null {
  if (feed.older === null) return null;
  const query = new URLSearchParams({
    before: String(feed.older),
    ...(feed.author ? { author: feed.author } : {}),
  });
  return html`<p><a class="button" href="/linkedin?${query.toString()}">Older posts</a></p>`;
}

export function feedPage(feed: Feed): string {
  const cards = feed.views.map((view) => postCard(view, feed.now, true));
  const empty = html`<div class="card empty">
    <h2>Nothing posted yet</h2>
    <p>Posts appear here the moment the product publishes them, the way LinkedIn would show them.</p>
  </div>`;
  const body = html`<div class="head">
      <div>
        <h1>LinkedIn feed</h1>
        <div class="soft">Newest first</div>
      </div>
      ${chooser(feed)}
    </div>
    <div class="stack">${cards.length === 0 ? empty : cards}${olderLink(feed)}</div>`;
  return page({ title: "LinkedIn feed", here: "linkedin", body, css, script: foldScript, narrow: true });
}
