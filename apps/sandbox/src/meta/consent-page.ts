import { initials } from "../pages/avatar.ts";
import { page } from "../pages/layout.ts";
import { html, type Markup } from "../pages/markup.ts";

const css = `
.consent { max-width: 440px; margin: 12px auto 0; } .consent h1 { text-align: center; font-size: 22px; margin-bottom: 20px; }
.handshake { display: flex; justify-content: center; gap: 12px; margin-bottom: 20px; }
.handshake span { width: 56px; height: 56px; border-radius: 14px; display: inline-flex; align-items: center; justify-content: center; font-weight: 700; font-size: 20px; color: #fff; background: #2f3a4a; }
.handshake .net { background: var(--net); }
.consent fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 16px; padding: 8px 14px; } .consent legend { font-weight: 600; padding: 0 4px; }
.consent fieldset label { font-weight: 400; display: flex; gap: 10px; padding: 5px 0; margin: 0; }
.field { margin-bottom: 14px; } .buttons { display: flex; gap: 12px; margin: 20px 0 16px; } .buttons button { flex: 1; }
.foot { color: var(--soft); font-size: 13px; margin: 0; overflow-wrap: anywhere; }
`;

export type ConsentParts = {
  network: { name: string; sign: string; colour: string };
  appName: string;
  permissions: readonly { name: string; words: string }[];
  people: readonly { id: string; name: string }[];
  pages: readonly { id: string; name: string }[];
  action: string;
  redirectUri: string;
};

function boxes(
  legend: string,
  name: string,
  choices: readonly { value: string; words: string }[],
): Markup | null {
  if (choices.length === 0) return null;
  return html`<fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, words }) =>
        html`<label
          ><input type="checkbox" name="${name}" value="${value}" checked /><span>${words}</span></label
        >`,
    )}
  </fieldset>`;
}

/** Meta lets people untick single permissions and single pages. */
export function metaConsentPage(parts: ConsentParts): string {
  const { network, appName, permissions, people, pages, action, redirectUri } = parts;
  const body = html`<form
    class="consent card pad"
    method="post"
    action="${action}"
    style="--net:${network.colour}"
  >
    <div class="handshake" aria-hidden="true">
      <span>${initials(appName)}</span><span class="net">${network.sign}</span>
    </div>
    <h1>${appName} asks for access to ${network.name}</h1>
    <input type="hidden" name="ticked" value="1" />
    <div class="field">
      <label for="member">Account</label>
      <select id="member" name="member">
        ${people.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="name">Or somebody new</label>
      <input type="text" id="name" name="name" autocomplete="off" maxlength="80" />
    </div>
    ${boxes(
      "It may",
      "permission",
      permissions.map(({ name, words }) => ({ value: name, words })),
    )}
    ${boxes(
      "On these pages, where the account has a role",
      "page",
      pages.map(({ id, name }) => ({ value: id, words: name })),
    )}
    <div class="buttons">
      <button class="plain" type="submit" id="cancel" name="decision" value="cancel">Cancel</button>
      <button type="submit" id="allow" name="decision" value="allow">Continue</button>
    </div>
    <p class="foot">You will go back to ${new URL(redirectUri).host}.</p>
  </form>`;
  return page({
    title: `${network.name}: ${appName} asks for access`,
    here: null,
    body,
    css,
    narrow: true,
  });
}
