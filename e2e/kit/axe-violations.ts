import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

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
  // Off in axe by default; the house asks for 24 px.
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

/** All that another colour scheme can change. */
const colours = { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] };

type What = "everything" | "colours";

/** What axe finds on the page as it stands, one line each. */
export async function axeViolations(page: Page, what: What): Promise<string[]> {
  const loaded = await page.evaluate(() => "axe" in globalThis);
  if (!loaded) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    (options) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      return axe.run(options).then((result) => result.violations);
    },
    what === "everything" ? everything : colours,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** Whether a target is too small also where somebody has scrolled it into the middle, away from sticky bars. */
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

const small = "target-size: ";

/** A target under a sticky bar is too small only as long as nobody scrolls; such a complaint must hold in the middle too. */
export async function lastingViolations(page: Page, what: What = "everything"): Promise<string[]> {
  const found = await axeViolations(page, what);
  const before = await page.evaluate(() => scrollY);
  const lasting: string[] = [];
  for (const line of found) {
    if (!line.startsWith(small) || (await staysSmall(page, line.slice(small.length)))) lasting.push(line);
  }
  if (found.some((line) => line.startsWith(small))) await page.evaluate((to) => scrollTo(0, to), before);
  return lasting;
}
