import { avatar, avatarCss } from "../../pages/avatar.ts";
import { html, type Markup } from "../../pages/markup.ts";
import type { MediaAsset } from "../media/media-store.ts";
import type { TweetPiece, TweetView } from "../posts/tweet-view.ts";

export const tweetCardCss = `${avatarCss}
.tweet { display: flex; gap: 12px; padding: 14px 16px 12px; } .tweet .avatar { width: 40px; height: 40px; font-size: 15px; } .tweet .body { min-width: 0; flex: 1; }
.tweet .who { display: flex; flex-wrap: wrap; gap: 0 6px; line-height: 1.35; } .tweet .who b { font-weight: 700; }
.tweet .words { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.4; margin-top: 2px; } .tweet .words b { font-weight: 400; color: var(--accent); } .tweet .words a { text-decoration: none; } .tweet .words a:hover { text-decoration: underline; }
.shots { display: grid; gap: 2px; margin-top: 10px; border: 1px solid var(--line); border-radius: 16px; overflow: hidden; grid-template-columns: 1fr 1fr; }
.shots a { display: block; aspect-ratio: 8/9; } .shots img, .shots video { display: block; width: 100%; height: 100%; object-fit: cover; background: var(--quiet); }
.shots.n1 { grid-template-columns: 1fr; } .shots.n1 a { aspect-ratio: auto; max-height: 510px; } .shots.n3 a:first-child { grid-row: span 2; aspect-ratio: auto; } .shots.n3 a, .shots.n4 a { aspect-ratio: 16/9; }
.card-link { display: block; margin-top: 10px; border: 1px solid var(--line); border-radius: 16px; padding: 12px 14px; text-decoration: none; color: var(--soft); font-size: 13.5px; } .card-link:hover { background: var(--quiet); }
.under { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-top: 10px; font-size: 12.5px; color: var(--soft); }
`;

const tags = /(?<![\p{L}\p{N}_&/@])([#@$][\p{L}\p{N}_]+)/gu;

function words(piece: TweetPiece): Markup[] {
  if (piece.kind === "url") return [html`<a href="${piece.href}">${piece.shown}</a>`];
  return piece.text
    .split(tags)
    .map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : html`${part}`));
}

function shot(asset: MediaAsset, index: number): Markup {
  const href = `/x/media/${asset.id}`;
  if (asset.kind === "video") {
    return html`<video
      controls
      preload="metadata"
      src="${href}"
      aria-label="${asset.altText || "Video"}"
    ></video>`;
  }
  return html`<a href="${href}"
    ><img src="${href}" alt="${asset.altText || `Picture ${index + 1}`}" loading="lazy"
  /></a>`;
}

/** X shows the last address as a card where no picture takes its place. */
function attachment({ media, pieces }: TweetView): Markup | null {
  if (media.length > 0) return html`<div class="shots n${media.length}">${media.map(shot)}</div>`;
  const link = pieces.findLast((piece) => piece.kind === "url");
  return link?.kind === "url"
    ? html`<a class="card-link" href="${link.href}"
        >From ${new URL(link.href).hostname.replace(/^www\./, "")}</a
      >`
    : null;
}

function ago(from: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - from) / 60_000));
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes}m`;
  return minutes < 1440
    ? `${Math.floor(minutes / 60)}h`
    : new Date(from).toLocaleDateString("en", { month: "short", day: "numeric", timeZone: "UTC" });
}

/** One post of the timeline; below the line is what only the sandbox knows. */
export function tweetCard(view: TweetView, now: number): Markup {
  const { post, account } = view;
  const when = new Date(post.at).toISOString();
  return html`<article class="card tweet" aria-label="Post by ${account.name}" data-id="${post.id}">
    ${avatar(account.name)}
    <div class="body">
      <div class="who">
        <b>${account.name}</b><span class="soft">@${account.username}</span
        ><span class="soft">· <time datetime="${when}" title="${when}">${ago(post.at, now)}</time></span>
      </div>
      <div class="words">${view.pieces.flatMap(words)}</div>
      ${attachment(view)}
      <div class="under">
        <a href="/${account.username}/status/${post.id}"
          >Open post<span class="visually-hidden"> by ${account.name}, ${post.id}</span></a
        ><span>#${post.seq}</span>${post.share === null ? null : html`<span>Share ${post.share}</span>`}
      </div>
    </div>
  </article>`;
}
