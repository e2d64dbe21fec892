import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "dist", "coverage", "shots"]);

/** Files of the tree, relative to its root, with forward slashes. */
export function filesIn(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith(".") || skipped.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

export const isSource = (path: string) => /\.[mc]?[jt]sx?$/.test(path);

export function moduleOrder(root: string): readonly string[] {
  return JSON.parse(readFileSync(join(root, "apps/server/src/modules/order.json"), "utf8")) as string[];
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** What the package that owns a folder declares. Tests and tools may also use development dependencies. */
export function declaredPackages(root: string) {
  const manifests = new Map<string, Manifest | undefined>();

  function manifestIn(folder: string): Manifest | undefined {
    if (!manifests.has(folder)) {
      const names = readdirSync(join(root, folder));
      const text = names.includes("package.json")
        ? readFileSync(join(root, folder, "package.json"), "utf8")
        : undefined;
      manifests.set(folder, text === undefined ? undefined : (JSON.parse(text) as Manifest));
    }
    return manifests.get(folder);
  }

  function ownerOf(path: string): Manifest | undefined {
    const parts = path.split("/").slice(0, -1);
    for (let depth = parts.length; depth >= 0; depth -= 1) {
      const manifest = manifestIn(parts.slice(0, depth).join("/"));
      if (manifest !== undefined) return manifest;
    }
    return undefined;
  }

  return (path: string, name: string, development: boolean): boolean => {
    const owner = ownerOf(path);
    if (owner?.dependencies?.[name] !== undefined) return true;
    return (
      development &&
      [owner, manifestIn("")].some((manifest) => manifest?.devDependencies?.[name] !== undefined)
    );
  };
}
