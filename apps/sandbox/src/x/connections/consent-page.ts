import { initials } from "../../pages/avatar.ts";
import { page } from "../../pages/layout.ts";
import { html } from "../../pages/markup.ts";
import type { Account } from "../accounts.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { scopeWords } from "./scopes.ts";

const css = `
.consent { max-width: 460px; margin: 12px auto 0; } .consent h1 { font-size: 22px; margin: 16px 0 20px; }
.app { width: 56px; height: 56px; border-radius: 14px; background: #2f3a4a; color: #fff; display: inline-flex; align-items: center; justify-content: center; font-weight: 700; font-size: 20px; }
.consent h2 { font-size: 15px; margin-bottom: 6px; } .consent ul { margin: 0 0 20px; padding-left: 20px; } .consent li { padding: 3px 0; }
.field { margin-bottom: 14px; } .buttons { display: grid; gap: 10px; margin: 20px 0 16px; }
.foot { color: var(--soft); font-size: 13px; margin: 0; overflow-wrap: anywhere; }
`;

/** What a person sees when an app asks to act for them on X. */
export function consentPage(
  request: AuthorizationRequest,
  accounts: readonly Account[],
  action: string,
): string {
  const { appName, scopes, redirectUri } = request;
  const body = html`<form class="consent card pad" method="post" action="${action}">
    <span class="app" aria-hidden="true">${initials(appName)}</span>
    <h1>${appName} wants to access your X account</h1>
    <div class="field">
      <label for="member">Account</label>
      <select id="member" name="member">
        ${accounts.map(({ id, name, username }) => html`<option value="${id}">${name} (@${username})</option>`)}
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
    <h2>Things this app can do</h2>
    <ul>
      ${scopes.map((scope) => html`<li>${scopeWords[scope] ?? scope}</li>`)}
    </ul>
    <div class="buttons">
      <button type="submit" id="allow" name="decision" value="allow">Authorize app</button>
      <button class="plain" type="submit" id="cancel" name="decision" value="cancel">Cancel</button>
    </div>
    <p class="foot">You will go back to ${new URL(redirectUri).host}.</p>
  </form>`;
  return page({ title: `X: ${appName} asks for permission`, here: null, body, css, narrow: true });
}

export function consentProblemPage(problem: string): string {
  const body = html`<section class="consent card pad">
    <h1>Something went wrong</h1>
    <p>You weren’t able to give access to the app. Go back and try logging in again.</p>
    <p class="soft">${problem}</p>
  </section>`;
  return page({ title: "X: something went wrong", here: null, body, css, narrow: true });
}
