import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type Files = Readonly<Record<string, string>>;

const uses = (...names: string[]) =>
  names.map((name, at) => `import { a as a${at} } from "${name}";`).join("\n");
const code = (...names: string[]) => `${uses(...names)}\nexport const a = 1;\n`;
const at = "@polyphon";
const server = "apps/server/src";
const post = `${server}/modules/content/post`;

const owners: Readonly<Record<string, readonly string[]>> = {
  "packages/contract": ["zod"],
  "packages/rules": [],
  "packages/i18n": ["i18next", "react"],
  "packages/ui": ["react", "@mantine/core", "@tabler/icons-react", "@fontsource-variable/inter", "dayjs"],
  "packages/web": ["react"],
  "packages/admin-kit": ["react", "dayjs"],
  "apps/employee": ["react"],
  "apps/admin": ["react"],
  "apps/server": ["pg"],
  "apps/sandbox": ["fastify"],
};

/** A number of files beside each other. */
export const many = (folder: string, count: number, ending: string): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.${ending}`, "export const a = 1;\n"]),
  );

/**
 * A small tree in which every allowed kind of import occurs once, so that a wall that is too strict is noticed as well.
 */
const clean: Files = {
  "vitest.config.ts": code("vitest"),
  "packages/contract/src/kit.ts": code("zod"),
  "packages/contract/src/content.ts": code("./kit.ts"),
  "packages/rules/src/plan.ts": `${code(`${at}/contract/kit.ts`)}export const at = (ms: number) => new Date(ms);\n`,
  "packages/rules/src/plan.test.ts": code("vitest", "fast-check", "node:fs", "./plan.ts"),
  "packages/i18n/src/en.ts": `import type { A } from "${at}/contract/kit.ts";\n${code("i18next")}export type B = A;\n`,
  "packages/i18n/src/en.test.ts": code("vitest", `${at}/contract/kit.ts`, "./en.ts"),
  "packages/ui/src/button.tsx": code(
    "react",
    "@mantine/core",
    "@tabler/icons-react",
    "@fontsource-variable/inter",
  ),
  "packages/web/src/client.ts": code("react", `${at}/contract/kit.ts`),
  "packages/admin-kit/src/list.tsx": code(
    "react",
    `${at}/contract/kit.ts`,
    `${at}/rules/plan.ts`,
    `${at}/i18n/en.ts`,
    `${at}/ui/button.tsx`,
  ),
  "apps/employee/vite.config.ts": code("vitest"),
  "apps/employee/src/app/routes.tsx": `${code("../features/feed/feed.tsx", "../shared/api.ts")}export const lazy = () => import("../features/share/share.tsx");\n`,
  "apps/employee/src/features/feed/feed.tsx": code("./post.tsx", "../../shared/api.ts"),
  "apps/employee/src/features/feed/post.tsx": code(`${at}/ui/button.tsx`, `${at}/i18n/en.ts`),
  "apps/employee/src/features/share/share.tsx": code("react", `${at}/rules/plan.ts`),
  "apps/employee/src/shared/api.ts": code(`${at}/contract/kit.ts`),
  "apps/admin/src/app/routes.tsx": code(`${at}/admin-kit/list.tsx`),
  "apps/sandbox/src/sandbox.ts": `${code("fastify", "node:http")}export const port = process.env["PORT"];\n`,
  "apps/server/emails/welcome.tsx": code(`${at}/i18n/en.ts`),
  "apps/server/test/world.ts": code("../src/compose.ts", `${at}/sandbox/sandbox.ts`),
  [`${server}/api.ts`]: code("./compose.ts"),
  [`${server}/compose/ai.ts`]: code("../adapters/x/x.ts"),
  [`${server}/compose.ts`]: code(
    "./compose/ai.ts",
    "./modules/content/content.module.ts",
    "./adapters/x/x.ts",
    "./platform/db.ts",
  ),
  [`${server}/demo/demo.ts`]: code("../compose.ts", "../modules/content/post/commands/add.ts"),
  [`${server}/modules/order.json`]: JSON.stringify(["identity", "content", "sharing"]),
  [`${server}/platform/config/config.ts`]: `export const env = process.env;\n`,
  [`${server}/platform/db.ts`]: code(
    "pg",
    "./config/config.ts",
    `${at}/contract/kit.ts`,
    `${at}/rules/plan.ts`,
    `${at}/i18n/en.ts`,
  ),
  [`${server}/adapters/x/x.ts`]: code(
    "../../platform/db.ts",
    "../../modules/content/content.port.ts",
    `${at}/contract/kit.ts`,
  ),
  [`${server}/modules/identity/identity.api.ts`]: code("./accounts/account.store.ts"),
  [`${server}/modules/identity/accounts/account.store.ts`]: code("../../../platform/db.ts"),
  [`${server}/modules/sharing/sharing.api.ts`]: code("../../platform/db.ts"),
  [`${server}/modules/content/README.md`]: "| room | holds |\n|---|---|\n| `post/` | one post |\n",
  [`${server}/modules/identity/README.md`]:
    "| room | holds |\n|---|---|\n| `accounts/` | who somebody is |\n",
  [`${server}/modules/content/content.module.ts`]: code("./content.deps.ts", "./post/post.operations.ts"),
  [`${server}/modules/content/content.api.ts`]: code("./post/post.store.ts"),
  [`${server}/modules/content/content.deps.ts`]: code("./content.port.ts"),
  [`${server}/modules/content/content.port.ts`]: code(`${at}/contract/kit.ts`),
  [`${server}/modules/content/content.policy.ts`]: code(`${at}/rules/plan.ts`),
  [`${post}/post.operations.ts`]: code(
    "./jobs/sweep.ts",
    "./listeners/on-killed.ts",
    "./commands/add.ts",
    "./queries/list.ts",
  ),
  [`${post}/post.present.ts`]: code("../content.policy.ts"),
  [`${post}/post.store.ts`]: code("../../../platform/db.ts"),
  [`${post}/commands/add.ts`]: code(
    "../post.store.ts",
    "../post.present.ts",
    "../jobs/sweep.job.ts",
    "../../../identity/identity.api.ts",
  ),
  [`${post}/commands/add.test.ts`]: code(
    "./add.ts",
    "./remove.ts",
    "../../../../compose.ts",
    `${at}/sandbox/sandbox.ts`,
    "vitest",
  ),
  [`${post}/commands/remove.ts`]: code("../../content.policy.ts"),
  [`${post}/queries/list.ts`]: code("../post.store.ts"),
  [`${post}/queries/view.ts`]: code("../post.store.ts"),
  [`${post}/jobs/sweep.job.ts`]: code("../../../../platform/db.ts"),
  [`${post}/jobs/sweep.ts`]: code(
    "./sweep.job.ts",
    "../commands/remove.ts",
    "../queries/list.ts",
    "../post.store.ts",
    `${at}/rules/plan.ts`,
  ),
  [`${post}/listeners/on-killed.ts`]: code("../commands/remove.ts"),
  ...many("apps/server/migrations", 16, "sql"),
  ...many("packages/ui/src/input", 15, "ts"),
  "tools/check.ts": `${code(`${at}/server/compose.ts`, "oxc-parser")}export const ci = process.env["CI"];\n`,
  "e2e/share.ts": code("../tools/check.ts", `${at}/contract/kit.ts`),
  "bench/bench.ts": code(`${at}/server/compose.ts`),
  "faults/faults.ts": code(`${at}/sandbox/sandbox.ts`),
};

const rootPackages = ["vitest", "fast-check", "oxc-parser", "undeclared"];

/** Writes the clean tree with `planted` on top and passes its root to `look`. */
export function withTree<Result>(planted: Files, look: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), "walls-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  try {
    const listed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
    const declared = rootPackages.filter((name) => name !== "undeclared");
    write("package.json", JSON.stringify({ devDependencies: listed(declared) }));
    for (const name of new Set([...rootPackages, ...Object.values(owners).flat()])) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "main.js" }));
      write(`node_modules/${name}/main.js`, "");
    }
    for (const [folder, names] of Object.entries(owners)) {
      const name = folder.replace(/^\w+/, at);
      write(
        `${folder}/package.json`,
        JSON.stringify({ name, exports: { "./*": "./src/*" }, dependencies: listed(names) }),
      );
      mkdirSync(join(root, "node_modules", at), { recursive: true });
      symlinkSync(join(root, folder), join(root, "node_modules", name));
    }
    for (const [path, text] of Object.entries({ ...clean, ...planted })) write(path, text);
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
