import { page } from "../../pages/layout.ts";
import { html } from "../../pages/markup.ts";

/** Reports the outcome to the window that opened the dialog, as the network's script does. */
export function dialogAnswerPage(answer: unknown): string {
  const message = JSON.stringify({ sandboxFacebookDialog: true, answer }).replaceAll("<", String.raw`\u003c`);
  const body = html`<p>You can close this window.</p>`;
  const script = `if (window.opener) { window.opener.postMessage(${message}, "*"); } window.close();`;
  return page({ title: "Facebook: done", here: null, body, script, narrow: true });
}

/** What connect.facebook.net serves: only what sharing needs. */
export function sdkScript(origin: string): string {
  return `(() => {
  let app = {};
  const share = (params, done) => {
    const query = new URLSearchParams({ app_id: app.appId ?? "", display: "popup", href: params.href ?? "" });
    if (params.hashtag) query.set("hashtag", params.hashtag);
    const opened = window.open(${JSON.stringify(origin)} + "/www.facebook.com/dialog/share?" + query, "fb-share", "width=640,height=560");
    if (!opened) return done(undefined);
    const settle = (answer) => { clearInterval(watch); removeEventListener("message", hear); done(answer); };
    const hear = (event) => {
      if (event.source === opened && event.data?.sandboxFacebookDialog) settle(event.data.answer);
    };
    const watch = setInterval(() => { if (opened.closed) setTimeout(() => settle(undefined), 300); }, 300);
    addEventListener("message", hear);
  };
  window.FB = {
    init: (options) => { app = options; },
    ui: (params, done = () => {}) => {
      let message = false;
      const once = (answer) => { if (!message) { message = true; done(answer); } };
      if (params.method === "share") share(params, once);
      else once({ error_code: 100, error_message: "Unsupported method" });
    },
  };
  window.fbAsyncInit?.();
})();
`;
}
