import { readFileSync, writeFileSync } from "node:fs";
import { settings } from "../apps/server/src/platform/config/config.ts";

/** Keeps the table of settings in docs/operations.md equal to the code; with --check it only reports a difference. */
const page = new URL("../docs/operations.md", import.meta.url);
const [begin, end] = ["<!-- settings:begin -->", "<!-- settings:end -->"];
const secret = /KEY|SECRET|TOKEN_KEYS/;

const rows = Object.entries(settings.shape).map(([name, schema]) => {
  const fallback = settings.safeParse({}).data?.[name as keyof typeof settings.shape];
  const shown = secret.test(name) ? "a development value" : String(fallback);
  return `| \`${name}\` | ${shown === "" ? "–" : `\`${shown}\``} | ${schema.description ?? ""} |`;
});
const table = `${begin}\n| setting | default | meaning |\n|---|---|---|\n${rows.join("\n")}\n${end}`;
const before = readFileSync(page, "utf8");
const after = before.slice(0, before.indexOf(begin)) + table + before.slice(before.indexOf(end) + end.length);

if (process.argv.includes("--check")) {
  process.stdout.write(
    before === after ? "settings: documented\n" : "settings: stale, run node tools/settings.ts\n",
  );
  process.exit(before === after ? 0 : 1);
}
writeFileSync(page, after);
