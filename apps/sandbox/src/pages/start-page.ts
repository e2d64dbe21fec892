import { htmlReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { World } from "../frame/world.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { page } from "./layout.ts";
import { html, type Markup } from "./markup.ts";

const css = `
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px; margin: 0 0 32px; padding: 0; list-style: none; }
.tiles li { display: flex; flex-direction: column; } .tiles p { color: var(--soft); flex: 1; } .tiles .figure { font-size: 13px; color: var(--soft); }
.tiles .links { display: flex; flex-wrap: wrap; gap: 4px 16px; font-weight: 600; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 8px 12px; border-top: 1px solid var(--line); }
thead th { border: 0; color: var(--soft); font-weight: 600; font-size: 13px; } .scroll { overflow-x: auto; }
`;

const providerLink =
  "/oidc/11111111-1111-4111-8111-111111111111/oauth2/v2.0/authorize?response_type=code&client_id=demo&redirect_uri=http%3A%2F%2F127.0.0.1%2F&state=demo&scope=openid&nonce=demo&code_challenge=demo&code_challenge_method=S256";

type Tile = { name: string; what: string; links: readonly { href: string; label: string }[]; figure: string };

const consentLink =
  "/oauth/v2/authorization?response_type=code&client_id=demo&redirect_uri=http%3A%2F%2F127.0.0.1%2F&state=demo&scope=openid%20profile%20email%20w_member_social";

function tiles(world: World, inbox: Inbox, smtpPort: number): Tile[] {
  const { visible, deleted } = world.ledger.summary();
  return [
    {
      name: "LinkedIn",
      what: "Consent screen, tokens, images, documents, videos and posts, with its duplicate filter and little text format.",
      links: [
        { href: "/linkedin", label: "Feed" },
        { href: consentLink, label: "Consent screen" },
      ],
      figure: `${visible} visible posts, ${deleted} deleted`,
    },
    {
      name: "X",
      what: "Consent screen with PKCE, tokens of two hours with a refresh token for one use, media in parts, posts, timelines that lag.",
      links: [{ href: "/x", label: "Timeline" }],
      figure: "/2/tweets, /2/oauth2/token",
    },
    {
      name: "Facebook",
      what: "Login with pages that can be unticked, page posts and photos through the Graph API, and the share dialog for people.",
      links: [{ href: "/facebook", label: "Wall" }],
      figure: "/graph.facebook.com, /www.facebook.com",
    },
    {
      name: "Instagram",
      what: "Login for professional accounts, containers that fetch their pictures, and publishing.",
      links: [{ href: "/instagram", label: "Wall" }],
      figure: "/graph.instagram.com, /api.instagram.com",
    },
    {
      name: "Xing",
      what: "A page for sharing by hand, and nothing else: Xing lets no app publish.",
      links: [{ href: "/xing", label: "Wall" }],
      figure: "/www.xing.com/social/share/spi",
    },
    {
      name: "Articles",
      what: "Pages of newspapers and blogs, to read titles and pictures from; some are broken or lead astray.",
      links: [{ href: "/articles", label: "All articles" }],
      figure: "/articles/{name}",
    },
    {
      name: "Inbox",
      what: "Takes every letter sent by SMTP and shows it the way a mail program would.",
      links: [{ href: "/inbox", label: "Open inbox" }],
      figure: `${inbox.received} letters received, SMTP on port ${smtpPort}`,
    },
    {
      name: "reCAPTCHA",
      what: "A script that gives out tokens and a siteverify call that judges them by their text.",
      links: [{ href: "/recaptcha/api.js", label: "Script" }],
      figure: "score-0.3, expired, dup, wrong-action",
    },
    {
      name: "AI provider",
      what: "Writes texts in 19 languages and draws pictures, at the pace of a model; refuses and fails on demand.",
      links: [{ href: "/v1/models", label: "Models" }],
      figure: "/v1/chat/completions, /v1/images/generations",
    },
    {
      name: "Identity provider",
      what: "Signs the people of a company in, one issuer per tenant, and sends bad tokens on demand.",
      links: [{ href: providerLink, label: "Sign-in page" }],
      figure: "/oidc/{tenant}/v2.0",
    },
  ];
}

const controls: readonly { call: string; what: Markup }[] = [
  { call: "POST /__sandbox/reset", what: html`Back to the first day` },
  {
    call: "GET, PATCH /__sandbox/settings",
    what: html`Duplicate window, late commits, token lives, media processing`,
  },
  {
    call: "GET /__sandbox/clock",
    what: html`The simulated time; move it with <code>POST …/advance</code> and <code>…/set</code>`,
  },
  {
    call: "GET, POST, DELETE /__sandbox/faults",
    what: html`Drop, delay, stall, refuse or garble answers by route and account`,
  },
  {
    call: "GET /__sandbox/ledger",
    what: html`Every stored post; <code>…/summary</code> counts shares that are visible twice`,
  },
  { call: "GET, DELETE /__sandbox/requests", what: html`The last requests the networks received` },
  {
    call: "GET, POST /__sandbox/tokens",
    what: html`Tokens without a consent screen; <code>…/revoke</code> and <code>…/expire</code>`,
  },
  {
    call: "GET, POST /__sandbox/members",
    what: html`People; also <code>organizations</code> and <code>clients</code>`,
  },
  {
    call: "POST /__sandbox/oidc/rotate",
    what: html`A new signing key; also <code>oidc/people</code>, and bad tokens by <code>settings</code>`,
  },
  {
    call: "GET, DELETE /__sandbox/inbox",
    what: html`Letters as JSON; <code>?to=</code> filters, <code>?wait=</code> waits`,
  },
];

function startPage(world: World, inbox: Inbox, smtpPort: number): string {
  const body = html`<h1>The outside world, on this machine</h1>
    <p class="lead">
      Everything the product talks to in development and tests. Nothing here leaves the machine, and
      everything is forgotten when it stops.
    </p>
    <ul class="tiles">
      ${tiles(world, inbox, smtpPort).map(
        ({ name, what, links, figure }) =>
          html`<li class="card pad">
            <h2>${name}</h2>
            <p>${what}</p>
            <div class="links">
              ${links.map(({ href, label }) => html`<a href="${href}">${label}<span class="visually-hidden"> of ${name}</span></a>`)}
            </div>
            <div class="figure">${figure}</div>
          </li>`,
      )}
    </ul>
    <section class="card pad" aria-labelledby="controls">
      <h2 id="controls">Controls</h2>
      <p class="soft">
        The clock stands at
        ${new Date(world.clock.now()).toUTCString()}${world.clock.offsetMs === 0 ? "" : ", moved by a test"}.
        ${world.faults.list().length} faults are ordered.
      </p>
      <div class="scroll" tabindex="0" role="group" aria-label="Calls">
        <table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            ${controls.map(
              ({ call, what }) =>
                html`<tr>
                  <td><code>${call}</code></td>
                  <td>${what}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  return page({ title: "Start", here: "start", body, css });
}

export function startRoute(world: World, inbox: Inbox, smtpPort: number): Route {
  return { method: "GET", path: "/", handle: () => htmlReply(startPage(world, inbox, smtpPort)) };
}
