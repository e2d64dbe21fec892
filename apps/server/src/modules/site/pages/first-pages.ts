import { pages as pagesDe } from "@polyphon/i18n/de/site/pages.server.ts";
import { pages as pagesEn } from "@polyphon/i18n/en/site/pages.server.ts";

interface FirstPage {
  readonly title: string;
  readonly lines: readonly string[];
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function inline(text: string): string {
  return text
    .replaceAll(/[&<>]/g, (character) => escapes[character] ?? character)
    .replaceAll(/\[([^\]]+)\]\(([\w/-]+)\)/g, '<a href="$2">$1</a>');
}

function htmlOf(lines: readonly string[]): string {
  const blocks = lines.map((line) => {
    if (line.startsWith("## ")) return `<h2>${inline(line.slice(3))}</h2>`;
    return line.startsWith("- ") ? `<li>${inline(line.slice(2))}</li>` : `<p>${inline(line)}</p>`;
  });
  return blocks
    .join("\n")
    .replaceAll(/(?:<li>.*<\/li>\n?)+/g, (points) => `<ul>\n${points.trimEnd()}\n</ul>\n`);
}

const german: Readonly<Record<string, FirstPage>> = pagesDe;

/** German brings its title as a heading, because a page has one title and that is English. */
function rowOf([key, page]: [string, FirstPage]) {
  const de = german[key];
  return {
    key,
    title: page.title,
    contentEn: htmlOf(page.lines).trim(),
    contentDe: de ? `<h1>${inline(de.title)}</h1>\n${htmlOf(de.lines).trim()}` : "",
  };
}

export const firstPages = Object.entries<FirstPage>(pagesEn).map(rowOf);
