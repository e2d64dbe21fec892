import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

interface Axe {
  run(options: object): Promise<{ violations: Violation[] }>;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const everything = {
  runOnly: { type: "tag", values: tags },
  // Off in axe by default; the company asks for 24 px.
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
  // None of these rules reads style sheets.
  preload: false,
};

/** The axe violations of the current page, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => "axe" in globalThis);
  if (!loaded) await page.evaluate(axeSource);
  const violations = await page.evaluate((options) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    return axe.run(options).then((result) => result.violations);
  }, everything);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** Whether a target is still too small when scrolled to the middle, clear of sticky bars. */
function staysSmall(page: Page, target: string): Promise<boolean> {
  return page.evaluate((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: unknown[] }> };
    };
    const options = { runOnly: { type: "rule", values: ["target-size"] }, resultTypes: ["violations"] };
    return axe.run({ include: [[selector]] }, options).then(({ violations }) => violations.length > 0);
  }, target);
}

/**
 * Whether this scrolls inside the list of an open choice: the arrows of its field scroll it, which axe recognises only for the
 * list itself.
 */
function scrolledByItsField(page: Page, target: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const list = document.querySelector(selector)?.closest("[role=listbox]");
    return !!list && document.querySelector(`[aria-controls="${list.id}"]`) !== null;
  }, target);
}

const small = "target-size: ";
const scrolls = "scrollable-region-focusable: ";

/**
 * A target under a sticky bar only looks too small until somebody scrolls, so such a violation must also hold in the middle.
 */
export async function lastingViolations(page: Page): Promise<string[]> {
  const found = await axeViolations(page);
  const before = await page.evaluate(() => scrollY);
  const lasting: string[] = [];
  for (const line of found) {
    if (line.startsWith(small) && !(await staysSmall(page, line.slice(small.length)))) continue;
    if (line.startsWith(scrolls) && (await scrolledByItsField(page, line.slice(scrolls.length)))) continue;
    lasting.push(line);
  }
  if (found.some((line) => line.startsWith(small))) await page.evaluate((to) => scrollTo(0, to), before);
  return lasting;
}
