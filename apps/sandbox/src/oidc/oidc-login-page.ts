import type { DirectoryPerson } from "./directory.ts";
import { initials } from "../pages/avatar.ts";
import { page } from "../pages/layout.ts";
import { html, Markup } from "../pages/markup.ts";

const css = `
.signin { max-width: 440px; margin: 12px auto 0; } .signin h1 { font-size: 22px; margin-bottom: 4px; }
.signin .tenant { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; margin: 0 0 20px; }
.people { list-style: none; margin: 0 0 20px; padding: 0; } .people li + li { margin-top: 8px; }
.people button { width: 100%; display: flex; gap: 12px; align-items: center; text-align: left; font-weight: 400; padding: 8px 12px; }
.people .mark { flex: none; width: 36px; height: 36px; border-radius: 50%; background: var(--accent); color: var(--accent-text); display: inline-flex; align-items: center; justify-content: center; font-size: 13px; font-weight: 700; }
.people b, .people small { display: block; overflow-wrap: anywhere; }
.field { margin-bottom: 14px; } .problem { color: var(--warn); margin-top: 4px; } .buttons { display: flex; gap: 12px; margin: 16px 0; } .buttons button { flex: 1; }
.foot { color: var(--soft); font-size: 13px; margin: 0; overflow-wrap: anywhere; }
`;

export type OidcLogin = {
  tenant: string;
  people: readonly DirectoryPerson[];
  hint: string;
  action: string;
  backTo: string;
  problem: string | null;
};

/** Where somebody of a company signs in: by typing an address, or by one press on a known person. */
export function oidcLoginPage({ tenant, people, hint, action, backTo, problem }: OidcLogin): string {
  const invalid = new Markup(problem === null ? "" : ' aria-invalid="true" aria-describedby="problem"');
  const body = html`<form class="signin card pad" method="post" action="${action}" novalidate>
    <h1>Sign in</h1>
    <p class="tenant">Tenant ${tenant}</p>
    <div class="field">
      <label for="email">E-mail address</label>
      <input type="email" id="email" name="email" value="${hint}" autocomplete="off" autofocus ${invalid} />
      ${problem === null ? null : html`<div class="problem small" id="problem" role="alert">${problem}</div>`}
    </div>
    <div class="buttons">
      <button type="submit" id="sign-in">Sign in</button>
      <button class="plain" type="submit" id="cancel" name="decision" value="cancel">Cancel</button>
    </div>
    <p class="soft small">Or choose somebody:</p>
    <ul class="people">
      ${people.map(
        ({ email, name }) =>
          html`<li>
            <button class="plain" type="submit" name="person" value="${email}">
              <span class="mark" aria-hidden="true">${initials(name)}</span
              ><span><b>${name}</b><small>${email}</small></span>
            </button>
          </li>`,
      )}
    </ul>
    <p class="foot">No password is asked for here. You will go back to ${backTo}.</p>
  </form>`;
  return page({ title: "Identity provider: sign in", here: null, body, css, narrow: true });
}

export function oidcProblemPage(problem: string): string {
  const body = html`<section class="signin card pad">
    <h1>This sign-in cannot start</h1>
    <p>${problem}</p>
  </section>`;
  return page({ title: "Identity provider: sign in", here: null, body, css, narrow: true });
}
