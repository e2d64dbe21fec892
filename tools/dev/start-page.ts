const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The page a newcomer opens first: the addresses, and the accounts to sign in with. */
export function startPage(
  addresses: Readonly<Record<string, string>>,
  logins: readonly { who: string; email: string; url: string }[],
  password: string,
): string {
  const places = [
    ["Employee app", addresses["employee"], "what employees open"],
    ["Back office", addresses["admin"], "what staff open"],
    [
      "LinkedIn, as simulated by the sandbox",
      `${addresses["sandbox"]}/linkedin`,
      "what was posted, as the network shows it",
    ],
    ["Inbox", `${addresses["sandbox"]}/inbox`, "every mail that was sent"],
    ["API description", `${addresses["api"]}/openapi.json`, "OpenAPI 3.1"],
  ] as const;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Polyphon demo</title>
<style>
  :root { color-scheme: light dark; --line: light-dark(#e4e7eb, #2a2e33); --quiet: light-dark(#4b535e, #b4bac2) }
  body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 28px; letter-spacing: -.02em } h2 { font-size: 18px; margin-top: 2rem }
  table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: .5rem .5rem .5rem 0; border-top: 1px solid var(--line) }
  .quiet { color: var(--quiet) } a { color: inherit } code { font-size: .95em }
</style>
<h1>Polyphon is up</h1>
<p class="quiet">Demo data, everything on this machine. Nothing leaves it.</p>
<h2>Places</h2>
<table>${places.map(([name, url, what]) => `<tr><th scope="row"><a href="${escape(url ?? "")}">${escape(name)}</a></th><td class="quiet">${escape(what)}</td></tr>`).join("")}</table>
<h2>Sign in with</h2>
<p>Every account has the password <code>${escape(password)}</code></p>
<table>${logins.map(({ who, email, url }) => `<tr><th scope="row"><a href="${escape(url)}">${escape(who)}</a></th><td><code>${escape(email)}</code></td></tr>`).join("")}</table>
</html>`;
}
