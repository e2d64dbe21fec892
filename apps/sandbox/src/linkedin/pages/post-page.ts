import type { PostView } from "../posts/post-view.ts";
import { page } from "../../pages/layout.ts";
import { html } from "../../pages/markup.ts";
import { postCard, postCardCss } from "./post-card.ts";

function pretty(raw: string): string {
  return JSON.stringify(JSON.parse(raw), null, 2);
}

/** The permalink: the post as readers see it, and below it the exact request. */
export function postPage(view: PostView, now: number): string {
  const { post } = view;
  const deleted = post.deletedAt !== null && new Date(post.deletedAt).toISOString();
  const body = html`<div class="stack">
    <h1 class="visually-hidden">Post by ${post.authorName}</h1>
    ${deleted && html`<p class="notice">This post was deleted at ${deleted}. Readers no longer see it.</p>`}
    ${postCard(view, now, false)}
    <section class="card pad" aria-labelledby="facts">
      <h2 id="facts">What the network knows</h2>
      <dl class="facts">
        <dt>URN</dt>
        <dd><code>${post.id}</code></dd>
        <dt>Author</dt>
        <dd><code>${post.author}</code></dd>
        <dt>Stored</dt>
        <dd>${new Date(post.at).toISOString()}</dd>
        <dt>Share</dt>
        <dd>${post.share ?? "unknown"}</dd>
      </dl>
    </section>
    <section class="card pad" aria-labelledby="request">
      <h2 id="request">Request</h2>
      <pre tabindex="0" aria-label="Body of the request" role="group">${pretty(post.raw)}</pre>
    </section>
  </div>`;
  return page({
    title: `Post by ${post.authorName}`,
    here: "linkedin",
    body,
    css: postCardCss,
    narrow: true,
  });
}

export function missingPostPage(urn: string): string {
  const body = html`<div class="card empty">
    <h1>This post cannot be displayed</h1>
    <p>There is no post <code>${urn}</code> here. The sandbox forgets everything when it stops.</p>
  </div>`;
  return page({ title: "Post not found", here: "linkedin", body, narrow: true });
}
