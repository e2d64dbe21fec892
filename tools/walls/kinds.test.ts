import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { kindOf, kinds } from "./kinds.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(root, "docs/architecture.md"), "utf8");
const rows = [...page.matchAll(/^\| `\.([a-z.]+)\.tsx?` \| .+ \| `([^`]+)` \|$/gm)].map(
  ([, kind = "", example = ""]) => ({ kind, example }),
);

test("docs/architecture.md lists every kind of file that the walls know, and no other", () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

test.each(rows)("the example of a .$kind file is one", ({ kind, example }) => {
  expect(existsSync(resolve(root, example)), example).toBe(true);
  expect(kindOf(example)).toBe(kind);
});

test("a file's kind is the part between its name and its extension", () => {
  expect(kindOf("apps/server/src/modules/sharing/shares/share.store.ts")).toBe("store");
  expect(kindOf("packages/i18n/src/en/surveys/surveys.admin.chunk.ts")).toBe("admin.chunk");
  expect(kindOf("apps/server/src/modules/links/links.api.test.ts")).toBe("test");
  expect(kindOf("packages/rules/src/sharing/schedule/due-time.ts")).toBeUndefined();
});
