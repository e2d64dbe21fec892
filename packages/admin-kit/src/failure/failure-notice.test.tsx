import type { RowUse } from "@polyphon/contract/errors.ts";
import { uses as usesDe } from "@polyphon/i18n/de/errors/uses.shared.ts";
import { uses } from "@polyphon/i18n/en/errors/uses.shared.ts";
import { kit } from "@polyphon/i18n/en/shell/kit.admin.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { plainLink } from "@polyphon/ui/layout/render-link.tsx";
import { ApiError } from "@polyphon/web/api/api-error.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Kit, KitProvider } from "../kit/kit-context.tsx";
import { type KitPerson, KitPersonProvider } from "../kit/kit-person.ts";
import { FailureNotice } from "./failure-notice.tsx";

const kitOf = (words: Readonly<Record<string, string>>): Kit => {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const form = values["count"] === 1 ? "one" : "other";
    const [, name = ""] = key.split("uses.");
    const found =
      key === "kit.act.more" ? kit.act[`more_${form}`] : (words[name] ?? words[`${name}_${form}`]);
    return fill(found ?? key, values);
  };
  return { text, link: plainLink } as unknown as Kit;
};

const description = "Still in use: 3 posts, 1 company, 2 shares.";
const posts: RowUse = {
  kind: "post",
  count: 3,
  more: false,
  examples: [
    { id: 9, name: "Wind over the sea" },
    { id: 7, name: "Hydrogen" },
  ],
};
const company: RowUse = { kind: "company", count: 1, more: false, examples: [{ id: 4, name: "Nordwind" }] };
const shares: RowUse = { kind: "share", count: 2, more: false, examples: [] };

const plain = (html: string | undefined) => (html ?? "").replaceAll(/<[^>]*>/g, "");

function draw(
  found: readonly RowUse[],
  opens: readonly string[],
  words: Readonly<Record<string, string>> = uses,
) {
  const problem = { code: "in_use", error: "in_use", description, reference: "R-1", uses: found } as const;
  const person = {
    hrefOfUse: (kind: string, id: number) => (opens.includes(kind) ? `/admin/${kind}/${id}` : undefined),
  } as unknown as KitPerson;
  const html = renderToStaticMarkup(
    <KitProvider value={kitOf(words)}>
      <KitPersonProvider value={person}>
        <FailureNotice error={new ApiError({ kind: "problem", status: 409, problem })} />
      </KitPersonProvider>
    </KitProvider>,
  );
  return {
    alert: plain(/role="alert"[^>]*>(.*)/.exec(html)?.[1]),
    lines: [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => plain(line)),
    links: [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href, text]) => [text, href]),
  };
}

test("what uses a row is named under the sentence, each with the link to its screen", () => {
  const { alert, lines, links } = draw([posts, company, shares], ["post", "company"]);
  expect(alert).toContain(description);
  expect(lines).toEqual(["3 posts: “Wind over the sea”, “Hydrogen” and 1 more", "1 company: “Nordwind”"]);
  expect(links).toEqual([
    ["“Wind over the sea”", "/admin/post/9"],
    ["“Hydrogen”", "/admin/post/7"],
    ["“Nordwind”", "/admin/company/4"],
  ]);
});

test("whoever may not open a screen reads the names without links", () => {
  const { lines, links } = draw([posts, company], ["company"]);
  expect(lines[0]).toBe("3 posts: “Wind over the sea”, “Hydrogen” and 1 more");
  expect(links).toEqual([["“Nordwind”", "/admin/company/4"]]);
});

test("more than were counted are said to be more, in both languages", () => {
  const many = { ...posts, count: 100, more: true };
  expect(draw([many], []).lines).toEqual(["more than 100 posts: “Wind over the sea”, “Hydrogen” and others"]);
  expect(draw([many], [], usesDe).lines).toEqual([
    "mehr als 100 Beiträge: „Wind over the sea“, „Hydrogen“ und weitere",
  ]);
});

test("there is no list where nothing may be named", () => {
  const { alert, lines } = draw([shares], ["share"]);
  expect([alert, lines]).toEqual([description, []]);
});
