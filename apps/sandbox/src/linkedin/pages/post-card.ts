import type { Segment } from "../posts/little-text.ts";
import type { ContentView, MediaView, PostView } from "../posts/post-view.ts";
import { avatar, avatarCss } from "../../pages/avatar.ts";
import { html, type Markup } from "../../pages/markup.ts";

export const postCardCss = `${avatarCss}
.post { overflow: hidden; } .post .who { display: flex; gap: 10px; padding: 14px 16px 10px; } .who .name { font-weight: 600; display: block; line-height: 1.3; }
.who .soft { font-size: 12.5px; line-height: 1.4; display: block; } .words { padding: 0 16px 12px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; }
.words b { font-weight: 600; color: var(--accent); } .fold { position: relative; } .fold[data-folded] .words { max-height: calc(3 * 1.45em); overflow: hidden; padding-bottom: 0; margin-bottom: 12px; }
.more { position: absolute; right: 16px; bottom: -2px; min-height: 25px; padding: 0 0 0 8px; border: 0; background: var(--card); color: var(--soft); font-weight: 500; line-height: 1.45; border-radius: 0; } .more:hover { color: var(--accent); text-decoration: underline; }
.pics { display: grid; gap: 2px; grid-template-columns: repeat(6, 1fr); background: var(--line); } .pics a { grid-column: span 6; display: block; position: relative; }
.pics img { display: block; width: 100%; height: 100%; max-height: 640px; object-fit: cover; background: var(--quiet); min-height: 120px; }
.pics.n2 a { grid-column: span 3; aspect-ratio: 1; } .pics.n3 a:not(:first-child) { grid-column: span 3; aspect-ratio: 4/3; } .pics.n4 a:not(:first-child) { grid-column: span 2; aspect-ratio: 1; }
.pics.n3 a:first-child, .pics.n4 a:first-child { aspect-ratio: 16/9; } .pics.n5 a { grid-column: span 2; aspect-ratio: 1; } .pics.n5 a:nth-child(-n+2) { grid-column: span 3; }
.pics .rest { position: absolute; inset: 0; background: rgb(0 0 0 / .62); color: #fff; font-size: 26px; font-weight: 600; display: flex; align-items: center; justify-content: center; }
.link { display: flex; gap: 12px; align-items: center; margin: 0 16px 12px; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; text-decoration: none; color: inherit; } .link:hover { background: var(--quiet); }
.link img { width: 128px; height: 74px; object-fit: cover; flex: none; background: var(--quiet); } .link .body { padding: 8px 12px 8px 0; min-width: 0; } .link .body:first-child { padding-left: 12px; } .link strong { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; line-height: 1.35; font-size: 14px; } .link .soft { font-size: 12.5px; }
.file { display: flex; gap: 14px; align-items: center; margin: 0 16px 12px; padding: 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--quiet); text-decoration: none; color: inherit; } .file svg { width: 34px; flex: none; color: var(--accent); } .file strong { display: block; overflow-wrap: anywhere; }
.post video { display: block; width: 100%; max-height: 560px; background: #000; }
.poll { margin: 0 16px 12px; padding: 12px 14px; border: 1px solid var(--line); border-radius: 8px; } .poll ul { list-style: none; margin: 8px 0 0; padding: 0; } .poll li { border: 1px solid var(--accent); color: var(--accent); border-radius: 999px; padding: 4px 14px; margin-top: 6px; text-align: center; font-weight: 600; }
.under { border-top: 1px solid var(--line); padding: 8px 16px; display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; font-size: 12.5px; color: var(--soft); } .under .notice { flex-basis: 100%; }
`;

/** The browser truncates: three lines, then "…see more". */
export const foldScript = `for (const fold of document.querySelectorAll(".fold")) {
  const words = fold.querySelector(".words");
  fold.dataset.folded = "";
  if (words.scrollHeight <= words.clientHeight + 2) { delete fold.dataset.folded; continue; }
  const more = document.createElement("button");
  more.type = "button"; more.className = "more"; more.textContent = "…see more"; more.setAttribute("aria-expanded", "false");
  more.addEventListener("click", () => { delete fold.dataset.folded; more.remove(); words.tabIndex = -1; words.focus(); });
  fold.append(more);
}`;

function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s]+[^\s.,;:!?)])/g)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}

function words(segments: readonly Segment[]): Markup[] {
  return segments.flatMap((segment) => {
    if (segment.kind === "text") return linked(segment.text);
    return [html`<b>${segment.kind === "hashtag" ? `${segment.sign}${segment.text}` : segment.text}</b>`];
  });
}

function pictures(images: readonly MediaView[]): Markup {
  const shown = images.slice(0, 5);
  const rest = images.length - shown.length;
  const pics = shown.map((image, index) => {
    const over = rest > 0 && index === shown.length - 1 ? html`<span class="rest">+${rest}</span>` : null;
    return html`<a href="${image.href}"
      ><img src="${image.href}" alt="${image.alt || `Picture ${index + 1}`}" loading="lazy" />${over}</a
    >`;
  });
  return html`<div class="pics n${shown.length}">${pics}</div>`;
}

const sheet = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.6"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M6 2h8l5 5v15H6zM14 2v5h5M9 12h7M9 16h7" />
</svg>`;
const reel = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.6"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M3 5h18v14H3zM10 9l5 3-5 3z" />
</svg>`;

function fileTile(file: MediaView): Markup {
  if (file.kind === "video" && file.type === "video/mp4") {
    return html`<video
      controls
      preload="metadata"
      src="${file.href}"
      aria-label="${file.title || "Video"}"
    ></video>`;
  }
  const kind =
    file.kind === "video" ? "Video" : file.type === "application/pdf" ? "PDF document" : "Document";
  const size = `${Math.max(1, Math.round(file.size / 1024)).toLocaleString("en")} kB`;
  return html`<a class="file" href="${file.href}"
    >${file.kind === "video" ? reel : sheet}<span
      ><strong>${file.title || kind}</strong><span class="soft small">${kind} · ${size}</span></span
    ></a
  >`;
}

function linkCard({ source, title, domain, thumbnail }: ContentView & { kind: "article" }): Markup {
  const picture = thumbnail ? html`<img src="${thumbnail.href}" alt="" />` : null;
  return html`<a class="link" href="${source}"
    >${picture}<span class="body"><strong>${title}</strong><span class="soft">${domain}</span></span></a
  >`;
}

function poll({ question, options }: ContentView & { kind: "poll" }): Markup {
  return html`<div class="poll">
    <strong>${question}</strong>
    <ul>
      ${options.map((option) => html`<li>${option}</li>`)}
    </ul>
  </div>`;
}

function attachment(content: ContentView): Markup | null {
  switch (content.kind) {
    case "images":
      return pictures(content.images);
    case "file":
      return fileTile(content.file);
    case "article":
      return linkCard(content);
    case "poll":
      return poll(content);
    case "none":
      break;
  }
  return null;
}

function ago(from: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - from) / 60_000));
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes}m`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)}h`;
  return minutes < 10_080 ? `${Math.floor(minutes / 1440)}d` : `${Math.floor(minutes / 10_080)}w`;
}

const audiences: Readonly<Record<string, string>> = {
  PUBLIC: "Anyone",
  CONNECTIONS: "Connections only",
  LOGGED_IN: "Members",
};

/** One post of the feed; below the line is what only the sandbox knows. */
export function postCard(view: PostView, now: number, folds: boolean): Markup {
  const { post, segments, cut } = view;
  const text = html`<div class="words">${words(segments)}</div>`;
  const when = new Date(post.at).toISOString();
  return html`<article class="card post" aria-label="Post by ${post.authorName}" data-urn="${post.id}">
    <div class="who">
      ${avatar(post.authorName)}
      <div>
        <span class="name">${post.authorName}</span><span class="soft">${view.headline}</span>
        <span class="soft"
          ><time datetime="${when}" title="${when}">${ago(post.at, now)}</time> ·
          ${view.edited ? "Edited · " : ""}${audiences[view.visibility] ?? view.visibility}</span
        >
      </div>
    </div>
    ${segments.length === 0 ? null : folds ? html`<div class="fold">${text}</div>` : text}
    ${attachment(view.content)}
    <div class="under">
      <a href="/feed/update/${post.id}/"
        >Open post<span class="visually-hidden"> by ${post.authorName}, ${post.id}</span></a
      ><span>#${post.seq}</span>${post.share === null ? null : html`<span>Share ${post.share}</span>`}
      ${cut && html`<span class="notice">The text breaks off at an unescaped “${cut.character}”, character ${cut.at + 1} of what was sent.</span>`}
    </div>
  </article>`;
}
