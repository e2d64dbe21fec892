import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { ResolverFactory } from "oxc-resolver";

export type Target =
  | { readonly to: "node" }
  | { readonly to: "package"; readonly name: string }
  | { readonly to: "file"; readonly path: string; readonly named: boolean }
  | { readonly to: "nothing" };

/** Workspace packages resolve through their exports to a path of the tree, so a link cannot hide an area. */
export function targetResolver(root: string): (file: string, specifier: string) => Target {
  const resolver = new ResolverFactory({
    conditionNames: ["types", "import", "node", "default"],
    extensions: [],
    mainFields: ["types", "module", "main"],
    mainFiles: ["index.d.ts", "index.js"],
  });

  return (file, specifier) => {
    if (isBuiltin(specifier)) return { to: "node" };
    const clean = specifier.replace(/\?.*$/, "");
    const found = resolver.sync(join(root, dirname(file)), clean).path;
    const named = !/^[./]/.test(clean);
    const path = found === undefined ? undefined : relative(root, found).replaceAll("\\", "/");
    const inTree = path !== undefined && !path.startsWith("..") && !path.includes("node_modules/");
    if (inTree) return { to: "file", path, named };
    if (named && path !== undefined) return { to: "package", name: packageName(clean) };
    return { to: "nothing" };
  };
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
