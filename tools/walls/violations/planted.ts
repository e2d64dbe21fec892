import { plantedImports } from "./planted-imports.ts";
import { type Files, many } from "./skeleton.ts";

export type Planted = {
  readonly sentence: string;
  readonly files: Files;
  readonly file: string;
  readonly reason: string;
};

const at = "@polyphon";
const server = "apps/server/src";
const content = `${server}/modules/content`;
const post = `${content}/post`;

/** One file with one forbidden import. */
function imports(sentence: string, file: string, specifier: string, reason: string): Planted {
  return {
    sentence,
    file,
    files: { [file]: `import { a } from "${specifier}";\nexport const b = a;\n` },
    reason,
  };
}

function text(sentence: string, file: string, source: string, reason: string): Planted {
  return { sentence, file, files: { [file]: source }, reason };
}

const rows = plantedImports
  .split("\n")
  .filter((row) => row !== "")
  .map((row) => {
    const [sentence = "", file = "", specifier = "", reason = ""] = row.split(" | ");
    return imports(sentence, file, specifier, reason);
  });

const cycle = (sentence: string, first: string, second: string): Planted => ({
  sentence,
  files: { "packages/contract/src/one.ts": first, "packages/contract/src/two.ts": second },
  file: "packages/contract/src/one.ts",
  reason: "import cycle",
});

const rulesFile = "packages/rules/src/new.ts";
const journeyFile = "e2e/journeys/content/new.journey.ts";

const files: readonly Planted[] = [
  cycle(
    "no import cycles",
    `import { b } from "./two.ts";\nexport const a = b;\n`,
    `import { a } from "./one.ts";\nexport const b = a;\n`,
  ),
  cycle(
    "no cycles of types either",
    `import type { B } from "./two.ts";\nexport type A = B;\n`,
    `import type { A } from "./one.ts";\nexport type B = A;\n`,
  ),
  cycle(
    "no cycles through a lazy import",
    `export const a = () => import("./two.ts");\n`,
    `import { a } from "./one.ts";\nexport const b = a;\n`,
  ),
  text(
    "identifiers use the words of the field",
    rulesFile,
    "export const wishOf = (a: number) => a;\n",
    "say filter, input or request",
  ),
  text(
    "properties use them as well",
    rulesFile,
    "export const a = { openDesk: 1 };\n",
    "openDesk: say back office",
  ),
  text(
    "what loads a record if the caller may see it says so",
    rulesFile,
    "export const reachedPost = 1;\n",
    "say loadAccessible",
  ),
  text(
    "file names use the words of the field",
    "packages/rules/src/company-ground.ts",
    "export const a = 1;\n",
    "ground: say context",
  ),
  text(
    "no file is named index",
    "packages/ui/src/index.ts",
    "export const a = 1;\n",
    "no file is named index",
  ),
  text(
    "no file only re-exports",
    "packages/ui/src/all.ts",
    `// doors\nexport { a } from "./button.tsx";\nexport * from "./button.tsx";\n`,
    "only re-exports",
  ),
  text(
    "no file imports only to export",
    "packages/ui/src/all.ts",
    `import { a } from "./button.tsx";\nexport { a };\n`,
    "only re-exports",
  ),
  text("no file is named utils", "packages/rules/src/date-utils.ts", "export const a = 1;\n", "say nothing"),
  text(
    "no folder is named helpers",
    "packages/rules/src/helpers/zone.ts",
    "export const a = 1;\n",
    "say nothing",
  ),
  text("no file is named common", "packages/rules/src/common.ts", "export const a = 1;\n", "say nothing"),
  text("no file is named manager", "packages/rules/src/manager.ts", "export const a = 1;\n", "say nothing"),
  {
    sentence: "no folder holds more than fifteen files",
    files: many("packages/ui/src/crowded", 16, "ts"),
    file: "packages/ui/src/crowded",
    reason: "16 files beside each other",
  },
  text(
    "a module's root is its table of contents",
    `${content}/content.store.ts`,
    "export const a = 1;\n",
    "everything else has a room",
  ),
  text(
    "a module's root has no operations of its own",
    `${content}/commands/new.ts`,
    "export const a = 1;\n",
    "stand in a room",
  ),
  {
    sentence: "a module's README names its rooms",
    files: { [`${content}/hidden/new.ts`]: "export const a = 1;\n" },
    file: `${content}/README.md`,
    reason: "hidden/ is not in the table",
  },
  text(
    "there is one name for a kind of file",
    `${post}/post.switch-store.ts`,
    "export const a = 1;\n",
    "no kind of file",
  ),
  text(
    "a kind of file stands where it belongs",
    `${server}/platform/new.store.ts`,
    "export const a = 1;\n",
    "does not stand here",
  ),
  text(
    "the declaration of a job stands with the jobs",
    `${post}/sweep.job.ts`,
    "export const a = 1;\n",
    "does not stand here",
  ),
  text("a file stands in a zone", "packages/stray/src/a.ts", "export const a = 1;\n", "stands in no zone"),
  text(
    "a file of the server stands in a zone",
    `${server}/stray.ts`,
    "export const a = 1;\n",
    "stands in no zone",
  ),
  imports("an import resolves", rulesFile, "./missing.ts", "cannot be resolved"),
  imports("a workspace import resolves", rulesFile, `${at}/contract/missing.ts`, "cannot be resolved"),
  text(
    "a type import by expression is seen",
    "packages/contract/src/new.ts",
    `export type A = import("${at}/rules/plan.ts").A;\n`,
    "contract never imports rules",
  ),
  text(
    "a lazy import is seen",
    "packages/ui/src/new.ts",
    `export const a = () => import("${at}/rules/plan.ts");\n`,
    "ui never imports rules",
  ),
  text(
    "a re-export is seen",
    "packages/ui/src/new.ts",
    `export { a } from "${at}/rules/plan.ts";\nexport const b = 1;\n`,
    "ui never imports rules",
  ),
  text(
    "an import for its effect is seen",
    "packages/ui/src/new.ts",
    `import "${at}/rules/plan.ts";\n`,
    "ui never imports rules",
  ),
  text(
    "an import with a computed address is red",
    `${post}/new.ts`,
    "export const a = (name: string) => import(name);\n",
    "computed address",
  ),
  text(
    "process.env is read in platform/config",
    `${server}/platform/new.ts`,
    `export const a = process.env["A"];\n`,
    "process.env",
  ),
  text(
    "process.env is not read under another name",
    `${post}/new.ts`,
    "const { env } = process;\nexport const a = env;\n",
    "process.env",
  ),
  imports("process.env is not imported", `${post}/new.ts`, "node:process", "process is a global here"),
  text("rules never call Date.now", rulesFile, "export const a = () => Date.now();\n", "no clock"),
  text(
    "rules never ask new Date for the time",
    rulesFile,
    "export const a = () => new Date();\n",
    "no clock",
  ),
  text(
    "rules never read the performance clock",
    rulesFile,
    "export const a = () => performance.now();\n",
    "no clock",
  ),
  text("rules never call Math.random", rulesFile, "export const a = () => Math.random();\n", "no clock"),
  text(
    "no expectation of a journey looks once",
    journeyFile,
    "export const a = async (row: Locator) => expect(await row.getByRole('cell').count()).toBe(1);\n",
    "looks once",
  ),
  text(
    "no journey compares the address of this moment",
    journeyFile,
    "export const a = (page: Page) => expect(page.url()).toBe('/login');\n",
    "looks once",
  ),
  text(
    "no journey waits for time to pass",
    journeyFile,
    "export const a = (page: Page) => page.waitForTimeout(500);\n",
    "waits for a sign",
  ),
  text(
    "no journey presses where something stood",
    journeyFile,
    "export const a = (row: Locator) => row.getByRole('switch').click({ force: true });\n",
    "stands still",
  ),
  text(
    "no journey leans on the one before",
    journeyFile,
    "test.describe.serial('in order', () => undefined);\n",
    "in any order",
  ),
];

export const planted: readonly Planted[] = [...rows, ...files];
