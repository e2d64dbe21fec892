import { join } from "node:path";
import { fileURLToPath } from "node:url";

let bundles: string | null = null;

/** The folder with bundled children while the rest runs from its sources: they start in a third of the time. */
export function startChildrenFrom(folder: string): void {
  bundles = folder;
}

/** A build puts a child beside the bundle under its own name. */
export function childScript(name: string, from: string): string {
  if (bundles !== null) return join(bundles, `${name}.child.js`);
  const suffix = from.endsWith(".ts") ? "ts" : "js";
  return fileURLToPath(new URL(`./${name}.child.${suffix}`, from));
}
