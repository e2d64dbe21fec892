import { html, Markup } from "./markup.ts";
import { styles } from "./styles.ts";

export type PageParts = {
  title: string;
  here: "start" | "linkedin" | "inbox" | null;
  body: Markup;
  css?: string;
  script?: string;
  narrow?: boolean;
};

const places = [
  { key: "linkedin", href: "/linkedin", label: "LinkedIn feed" },
  { key: "inbox", href: "/inbox", label: "Inbox" },
] as const;

const mark = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path fill="#e2a33c" d="M2 10h20l-2 11H4z" />
  <path fill="#0a5fb8" d="M15 2l4 2-4 8h-4z" />
</svg>`;

/** The frame around every page: self-contained, no request leaves the machine. */
export function page({ title, here, body, css = "", script, narrow = false }: PageParts): string {
  const links = places.map(
    ({ key, href, label }) =>
      html`<a href="${href}" ${new Markup(key === here ? ' aria-current="page"' : "")}>${label}</a>`,
  );
  const markup = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title>
<link rel="icon" href="data:,">
<style>${new Markup(styles + css)}</style>
</head>
<body>
<header class="bar"><nav aria-label="Sandbox"><a class="brand" href="/">${mark}Sandbox</a>${links}</nav></header>
<main${new Markup(narrow ? ' class="narrow"' : "")}>${body}</main>
${script === undefined ? null : new Markup(`<script>${script}</script>`)}
</body>
</html>`;
  return markup.text;
}
