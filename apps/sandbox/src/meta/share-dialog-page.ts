import { page } from "../pages/layout.ts";
import { html } from "../pages/markup.ts";

const css = `
.dialog textarea { width: 100%; min-height: 96px; font: inherit; color: inherit; background: var(--card); border: 1px solid #82878d; border-radius: 6px; padding: 8px 10px; }
.preview { border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; margin: 14px 0; overflow-wrap: anywhere; } .buttons { display: flex; gap: 12px; justify-content: flex-end; }
.field { margin-bottom: 14px; }
`;

export type DialogParts = {
  readonly network: string;
  readonly action: string;
  readonly href: string;
  readonly hashtag: string;
  readonly people: readonly { id: string; name: string }[];
};

/** The text is the person's own: nothing of it can be filled in for them. */
export function shareDialogPage({ network, action, href, hashtag, people }: DialogParts): string {
  const body = html`<form class="dialog card pad" method="post" action="${action}">
    <h1>Share to ${network}</h1>
    <div class="field">
      <label for="member">Signed in as</label>
      <select id="member" name="member">
        ${people.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select>
    </div>
    <label for="message">Say something about this</label>
    <textarea id="message" name="message">${hashtag}</textarea>
    <div class="preview"><span class="soft small">${new URL(href).host}</span><br />${href}</div>
    <div class="buttons">
      <button class="plain" type="submit" id="cancel" name="decision" value="cancel">Cancel</button>
      <button type="submit" id="share" name="decision" value="share">Share</button>
    </div>
  </form>`;
  return page({ title: `${network}: share`, here: null, body, css, narrow: true });
}
