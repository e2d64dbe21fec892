import { page } from "../../pages/layout.ts";
import { html, Markup } from "../../pages/markup.ts";
import type { Account } from "../accounts.ts";
import { tweetCard, tweetCardCss } from "./tweet-card.ts";
import type { TweetView } from "../posts/tweet-view.ts";
import { maxWeight, weightOf } from "../posts/weighted-text.ts";

export type Timeline = {
  views: readonly TweetView[];
  accounts: readonly Account[];
  author: string | null;
  older: number | null;
  now: number;
};

const css = `${tweetCardCss}
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; justify-content: space-between; margin-bottom: 16px; } .head form { display: flex; gap: 8px; align-items: end; } .head select { width: auto; min-width: 170px; } .head button { padding: 8px 16px; }
`;

function chooser({ accounts, author }: Timeline): Markup {
  const options = accounts.map(
    ({ id, name }) =>
      html`<option value="${id}" ${new Markup(id === author ? " selected" : "")}>${name}</option>`,
  );
  return html`<form method="get" action="/x">
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

function olderLink({ older, author }: Timeline): Markup | null {
  if (older === null) return null;
  const query = new URLSearchParams({ before: String(older), ...(author ? { author } : {}) });
  return html`<p><a class="button" href="/x?${query.toString()}">Older posts</a></p>`;
}

export function timelinePage(timeline: Timeline): string {
  const cards = timeline.views.map((view) => tweetCard(view, timeline.now));
  const empty = html`<div class="card empty">
    <h2>Nothing posted yet</h2>
    <p>Posts appear here the moment the product publishes them, the way X would show them.</p>
  </div>`;
  const body = html`<div class="head">
      <div>
        <h1>X timeline</h1>
        <div class="soft">Newest first</div>
      </div>
      ${chooser(timeline)}
    </div>
    <div class="stack">${cards.length === 0 ? empty : cards}${olderLink(timeline)}</div>`;
  return page({ title: "X timeline", here: null, body, css, narrow: true });
}

/** The permalink: the post as readers see it, and below it the exact request. */
export function tweetPage(view: TweetView, now: number): string {
  const { post, account } = view;
  const deleted = post.deletedAt !== null && new Date(post.deletedAt).toISOString();
  const body = html`<div class="stack">
    <h1 class="visually-hidden">Post by ${account.name}</h1>
    ${deleted && html`<p class="notice">This post was deleted at ${deleted}. Readers no longer see it.</p>`}
    ${tweetCard(view, now)}
    <section class="card pad" aria-labelledby="facts">
      <h2 id="facts">What the network knows</h2>
      <dl class="facts">
        <dt>Id</dt>
        <dd><code>${post.id}</code></dd>
        <dt>Author</dt>
        <dd><code>${post.author}</code></dd>
        <dt>Length</dt>
        <dd>${weightOf(post.text)} of ${maxWeight}</dd>
        <dt>Stored</dt>
        <dd>${new Date(post.at).toISOString()}</dd>
        <dt>Share</dt>
        <dd>${post.share ?? "unknown"}</dd>
      </dl>
    </section>
    <section class="card pad" aria-labelledby="request">
      <h2 id="request">Request</h2>
      <pre tabindex="0" aria-label="Body of the request" role="group">
${JSON.stringify(JSON.parse(post.raw), null, 2)}</pre>
    </section>
  </div>`;
  return page({ title: `Post by ${account.name}`, here: null, body, css, narrow: true });
}

export function missingTweetPage(id: string): string {
  const body = html`<div class="card empty">
    <h1>This page doesn’t exist</h1>
    <p>There is no post <code>${id}</code> here. The sandbox forgets everything when it stops.</p>
  </div>`;
  return page({ title: "Post not found", here: null, body, narrow: true });
}
