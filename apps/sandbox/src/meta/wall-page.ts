import { avatar, avatarCss } from "../pages/avatar.ts";
import { page } from "../pages/layout.ts";
import { html, type Markup } from "../pages/markup.ts";

export type WallPost = {
  readonly id: string;
  readonly seq: number;
  readonly author: string;
  readonly href: string;
  readonly at: number;
  readonly text: string;
  readonly share: string | null;
  readonly pictures: readonly { href: string; alt: string }[];
  readonly link: string | null;
  readonly raw: string;
};

const css = `${avatarCss}
.post { overflow: hidden; } .who { display: flex; gap: 10px; padding: 14px 16px 10px; } .who .name { font-weight: 600; display: block; }
.words { padding: 0 16px 12px; margin-top: 10px; white-space: pre-wrap; overflow-wrap: anywhere; } .words b { color: var(--accent); font-weight: 600; }
.pics { display: grid; gap: 2px; grid-template-columns: repeat(auto-fit, minmax(45%, 1fr)); } .pics img { display: block; width: 100%; max-height: 600px; object-fit: contain; background: var(--quiet); }
.link { display: block; margin: 0 16px 12px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere; }
.under { border-top: 1px solid var(--line); padding: 8px 16px; display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 12.5px; color: var(--soft); }
`;

/** Every second piece is a hashtag or an address. */
function words(text: string, captions: boolean): Markup[] {
  return text.split(/(#[\p{L}\p{N}_]+|https?:\/\/[^\s]+[^\s.,;:!?)])/gu).map((piece, index) => {
    if (index % 2 === 0) return html`${piece}`;
    return piece.startsWith("#") || captions ? html`<b>${piece}</b>` : html`<a href="${piece}">${piece}</a>`;
  });
}

function card(post: WallPost, captions: boolean): Markup {
  const when = new Date(post.at).toISOString();
  const pictures = post.pictures.map(
    ({ href, alt }, index) =>
      html`<img src="${href}" alt="${alt || `Picture ${index + 1}`}" loading="lazy" />`,
  );
  const text = post.text === "" ? null : html`<div class="words">${words(post.text, captions)}</div>`;
  const link = post.link === null ? null : html`<a class="link" href="${post.link}">${post.link}</a>`;
  const shown = pictures.length === 0 ? null : html`<div class="pics">${pictures}</div>`;
  return html`<article class="card post" aria-label="Post by ${post.author}" data-id="${post.id}">
    <div class="who">
      ${avatar(post.author)}
      <div>
        <span class="name">${post.author}</span
        ><span class="soft small"><time datetime="${when}">${when}</time></span>
      </div>
    </div>
    ${captions ? [shown, text] : [text, link, shown]}
    <div class="under">
      <a href="${post.href}">Open post<span class="visually-hidden"> ${post.id}</span></a
      ><span>#${post.seq}</span>
      ${post.share === null ? null : html`<span>Share ${post.share}</span>`}
    </div>
  </article>`;
}

export type Wall = {
  readonly network: string;
  readonly posts: readonly WallPost[];
  /** Pictures come first and addresses lead nowhere, as on Instagram. */
  readonly captions: boolean;
};

/** The posts, newest first. */
export function wallPage({ network, posts, captions }: Wall): string {
  const empty = html`<div class="card empty">
    <h2>Nothing posted yet</h2>
    <p>Posts appear here the moment the product publishes them.</p>
  </div>`;
  const cards = posts.map((post) => card(post, captions));
  const body = html`<h1>${network} feed</h1>
    <p class="soft">Newest first</p>
    <div class="stack">${cards.length === 0 ? empty : cards}</div>`;
  return page({ title: `${network} feed`, here: null, body, css, narrow: true });
}

/** The permalink: the post as readers see it, and below it the request. */
export function wallPostPage(network: string, post: WallPost, captions: boolean): string {
  const body = html`<div class="stack">
    <h1 class="visually-hidden">Post by ${post.author}</h1>
    ${card(post, captions)}
    <section class="card pad" aria-labelledby="request">
      <h2 id="request">Request</h2>
      <pre tabindex="0" role="group" aria-label="What was asked for">${post.raw}</pre>
    </section>
  </div>`;
  return page({ title: `${network}: post by ${post.author}`, here: null, body, css, narrow: true });
}

export function missingWallPost(network: string): string {
  const body = html`<div class="card empty">
    <h1>This content is not available right now</h1>
    <p>There is no such post here. The sandbox forgets everything when it stops.</p>
  </div>`;
  return page({ title: `${network}: post not found`, here: null, body, narrow: true });
}
