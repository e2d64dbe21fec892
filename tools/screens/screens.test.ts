import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, test } from "vitest";
import { builtPaths } from "./screens-built.ts";
import { screensProgress } from "./screens-progress.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "screens-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("built screens", () => {
  test("are the addresses of the map, split files included", () => {
    const folder = folderWith({
      "built-screens.ts": `import { content as more } from "./content-screens.ts";
        const own = { "/login": () => import("./login.tsx") };
        export const screenComponents = { ...own, ...more, "/dashboard": lazy(() => import("./d.tsx")) } satisfies Map;`,
      "content-screens.ts": `export const content = { "/post-list": () => import("./list.tsx") } as const;`,
    });
    expect(builtPaths(join(folder, "built-screens.ts"))).toEqual(["/login", "/post-list", "/dashboard"]);
  });

  test("are empty while an app has no map", () => {
    expect(builtPaths(join(folderWith({}), "built-screens.ts"))).toEqual([]);
  });

  test("are never guessed from a computed address", () => {
    const folder = folderWith({ "built-screens.ts": "export const screenComponents = { [path]: page };" });
    expect(() => builtPaths(join(folder, "built-screens.ts"))).toThrow("not a plain address");
  });

  test("count once per app, and an address unknown to the catalogue is reported", () => {
    const built = { admin: ["/admin/posts", "/login"], employee: ["/login", "/nowhere"] };
    const { list, modules, strangers } = screensProgress(screens, built);
    expect(list.filter((screen) => screen.built).map((screen) => `${screen.app} ${screen.path}`)).toEqual([
      "employee /login",
      "admin /admin/posts",
    ]);
    expect(modules.find((row) => row.module === "content")).toEqual({ module: "content", built: 1, all: 46 });
    expect(strangers).toEqual(["admin /login", "employee /nowhere"]);
  });
});
