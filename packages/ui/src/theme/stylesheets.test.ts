import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { breakpoints } from "./breakpoints.ts";

interface Rule {
  readonly refuses: string;
  /** Finds everything of this kind; `allows` decides which of it is permitted. */
  readonly pattern: RegExp;
  readonly allows: (found: string) => boolean;
  readonly violation: string;
}

const widths = Object.values(breakpoints).flatMap((em) => [`(max-width: ${em}em)`, `(width > ${em}em)`]);

const rules: readonly Rule[] = [
  {
    refuses: "a font size in px",
    pattern: /font(?:-size)?:[^;{}]*;/g,
    allows: (found) => !/\dpx/.test(found),
    violation: ".name { font-size: 13px; }",
  },
  {
    refuses: "a line height in px",
    pattern: /line-height:[^;{}]*;/g,
    allows: (found) => !/\dpx/.test(found),
    violation: ".name { line-height: 18px; }",
  },
  {
    refuses: "a width that is not one of the breakpoints",
    pattern: /@media[^{]*/g,
    allows: (found) => (found.match(/\([^()]*width[^()]*\)/g) ?? []).every((width) => widths.includes(width)),
    violation: "@media (max-width: 47em) { .name { display: none; } }",
  },
  {
    refuses: "a class for hidden words, which VisuallyHidden is for",
    pattern: /\.spoken\b/g,
    allows: () => false,
    violation: ".spoken { position: absolute; }",
  },
];

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

function violationsIn(css: string, { pattern, allows }: Rule): string[] {
  return [...withoutComments(css).matchAll(pattern)]
    .map(([found]) => found)
    .filter((found) => !allows(found));
}

const root = resolve(import.meta.dirname, "../../../..");
const sheets = globSync("{apps,packages}/*/src/**/*.css", { cwd: root });

describe("the stylesheets of both apps", () => {
  test("are found", () => {
    expect(sheets.length).toBeGreaterThan(150);
  });

  test.each(rules)("never contain $refuses", (rule) => {
    const found = sheets.flatMap((file) =>
      violationsIn(readFileSync(resolve(root, file), "utf8"), rule).map(
        (violation) => `${file}: ${violation}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(rules)("are searched for $refuses", (rule) => {
    expect(violationsIn(rule.violation, rule)).toHaveLength(1);
    expect(violationsIn(`/* ${rule.violation} */`, rule)).toEqual([]);
  });
});
