import type { AuthorizationRequest } from "./authorization-request.ts";
import type { Member } from "../members/members.ts";
import { scopeWords } from "./scopes.ts";
import { initials } from "../../pages/avatar.ts";
import { page } from "../../pages/layout.ts";
import { html } from "../../pages/markup.ts";

const css = `
.consent { max-width: 440px; margin: 12px auto 0; }
.handshake { display: flex; align-items: center; justify-content: center; gap: 12px; margin-bottom: 20px; }
.handshake span { width: 56px; height: 56px; border-radius: 14px; display: inline-flex; align-items: center; justify-content: center; font-weight: 700; font-size: 20px; }
.handshake .app { background: #2f3a4a; color: #fff; } .handshake .net { background: #0a5fb8; color: #fff; } .handshake svg { width: 28px; color: var(--soft); }
.consent h1 { text-align: center; font-size: 22px; margin-bottom: 20px; }
.consent ul { list-style: none; margin: 0 0 20px; padding: 0; } .consent li { display: flex; gap: 10px; padding: 8px 0; border-top: 1px solid var(--line); } .consent li:first-child { border: 0; }
.consent li svg { width: 18px; height: 18px; flex: none; margin-top: 2px; color: var(--accent); }
.field { margin-bottom: 14px; } .buttons { display: flex; gap: 12px; margin: 20px 0 16px; } .buttons button { flex: 1; }
.foot { color: var(--soft); font-size: 13px; margin: 0; overflow-wrap: anywhere; }
`;

const arrows = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M4 9h15l-4-4M20 15H5l4 4" />
</svg>`;
const tick = html`<svg
  viewBox="0 0 20 20"
  fill="none"
  stroke="currentColor"
  stroke-width="2.2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M4 10.5l4 4 8-9" />
</svg>`;

/** What a member sees when an app asks to act for them. */
export function consentPage(
  request: AuthorizationRequest,
  members: readonly Member[],
  action: string,
): string {
  const { appName, scopes, redirectUri } = request;
  const body = html`<form class="consent card pad" method="post" action="${action}">
    <div class="handshake">
      <span class="app" aria-hidden="true">${initials(appName)}</span>${arrows}<span
        class="net"
        aria-hidden="true"
        >in</span
      >
    </div>
    <h1>${appName} would like to</h1>
    <ul>
      ${scopes.map((scope) => html`<li>${tick}<span>${scopeWords[scope] ?? scope}</span></li>`)}
    </ul>
    <div class="field">
      <label for="member">Member</label>
      <select id="member" name="member">
        ${members.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="name">Or somebody new</label>
      <input
        type="text"
        id="name"
        name="name"
        autocomplete="off"
        maxlength="80"
        aria-describedby="name-hint"
      />
      <div class="soft small" id="name-hint">A name typed here is used instead of the list.</div>
    </div>
    <div class="buttons">
      <button class="plain" type="submit" id="cancel" name="decision" value="cancel">Cancel</button>
      <button type="submit" id="allow" name="decision" value="allow">Allow</button>
    </div>
    <p class="foot">
      You can stop this sync in your settings. You will go back to ${new URL(redirectUri).host}.
    </p>
  </form>`;
  return page({ title: `LinkedIn: ${appName} asks for permission`, here: null, body, css, narrow: true });
}

export function consentProblemPage(problem: string): string {
  const body = html`<section class="consent card pad">
    <h1>Bummer, something went wrong.</h1>
    <p>${problem}</p>
  </section>`;
  return page({ title: "LinkedIn: something went wrong", here: null, body, css, narrow: true });
}
