import type { Letter } from "./inbox.ts";
import { page } from "../pages/layout.ts";
import { html, type Markup } from "../pages/markup.ts";

const listCss = `
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; justify-content: space-between; margin-bottom: 16px; } .head form { display: flex; gap: 8px; align-items: end; flex-wrap: wrap; } .head input { width: 250px; max-width: 100%; } .head button { padding: 8px 16px; }
.letters { list-style: none; margin: 0; padding: 0; overflow: hidden; } .letters li + li { border-top: 1px solid var(--line); }
.letters a { display: grid; grid-template-columns: minmax(0, 270px) minmax(0, 1fr) max-content; gap: 2px 16px; padding: 11px 16px; color: inherit; text-decoration: none; } .letters a:hover { background: var(--quiet); } .letters a:focus-visible { outline-offset: -3px; }
.letters span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .letters .to { font-weight: 600; } .letters .about b { font-weight: 600; }
@media (max-width: 640px) { .letters a { grid-template-columns: minmax(0, 1fr) max-content; } .letters .about { grid-column: 1 / -1; grid-row: 2; } }
`;

const letterCss = `
.letter h1 { font-size: 22px; margin-bottom: 12px; } iframe { display: block; width: 100%; height: 600px; border: 0; border-top: 1px solid var(--line); background: #fff; border-radius: 0 0 10px 10px; }
.letter .pad { padding-bottom: 16px; } .actions { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 12px; } details summary { cursor: pointer; font-weight: 600; } details pre { margin-top: 12px; }
`;

function when(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)}`;
}

function row(letter: Letter): Markup {
  const opening = letter.text.replace(/\s+/g, " ").trim().slice(0, 120);
  return html`<li>
    <a href="/inbox/${letter.id}"
      ><span class="to">${letter.recipients.join(", ")}</span>
      <span class="about"
        ><b>${letter.subject || "(no subject)"}</b> <span class="soft">${opening}</span></span
      >
      <span class="soft small"><time datetime="${letter.at}">${when(letter.at)}</time></span></a
    >
  </li>`;
}

export function inboxPage(letters: readonly Letter[], received: number, to: string | undefined): string {
  const empty = html`<div class="card empty">
    <h2>${to === undefined ? "No letters yet" : "No letters for this address"}</h2>
    <p>Whatever the product sends by e-mail lands here at once.</p>
  </div>`;
  const body = html`<div class="head">
      <div>
        <h1>Inbox</h1>
        <div class="soft">${received} received, newest first</div>
      </div>
      <form method="get" action="/inbox">
        <div>
          <label for="to">Recipient</label
          ><input type="email" id="to" name="to" value="${to ?? ""}" autocomplete="off" />
        </div>
        <button class="plain" type="submit">Filter</button>
      </form>
    </div>
    ${
      letters.length === 0
        ? empty
        : html`<ul class="letters card">
            ${letters.map(row)}
          </ul>`
    }`;
  return page({ title: "Inbox", here: "inbox", body, css: listCss });
}

function attachments(letter: Letter): Markup | null {
  if (letter.attachments.length === 0) return null;
  const links = letter.attachments.map(
    ({ fileName, bytes }, index) =>
      html`<a href="/inbox/${letter.id}/attachments/${index}">${fileName}</a>
        <span class="soft small">${Math.max(1, Math.round(bytes.length / 1024))} kB</span> `,
  );
  return html`<dt>Attached</dt>
    <dd>${links}</dd>`;
}

/** The letter in a frame that runs no script; its links open outside the frame. */
export function letterPage(letter: Letter): string {
  const frame = html`<iframe
    title="The letter as a mail program shows it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    src="/inbox/${letter.id}/html"
  ></iframe>`;
  const text = html`<section class="card pad"><details${letter.html === "" ? html` open` : null}><summary>Plain text</summary><pre tabindex="0" role="region" aria-label="Plain text">${letter.text || "(no text part)"}</pre></details></section>`;
  const body = html`<div class="stack">
    <a href="/inbox">Back to the inbox</a>
    <section class="letter card">
      <div class="pad">
        <h1>${letter.subject || "(no subject)"}</h1>
        <dl class="facts">
          <dt>From</dt>
          <dd>${letter.from || letter.sender}</dd>
          <dt>To</dt>
          <dd>${letter.to}</dd>
          <dt>Delivered to</dt>
          <dd>${letter.recipients.join(", ")}</dd>
          <dt>Received</dt>
          <dd><time datetime="${letter.at}">${when(letter.at)} UTC</time></dd>
          ${attachments(letter)}
        </dl>
        <div class="actions small">
          <a href="/inbox/${letter.id}/raw">Source</a><a href="/__sandbox/inbox/${letter.id}">JSON</a>
        </div>
      </div>
      ${letter.html === "" ? null : frame}
    </section>
    ${text}
  </div>`;
  return page({ title: letter.subject || "Letter", here: "inbox", body, css: letterCss });
}
