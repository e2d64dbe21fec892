import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { targetResolver } from "../walls/tree/resolve.ts";
import { readSource } from "../walls/tree/source.ts";
import { filesIn, isSource } from "../walls/tree/tree.ts";
import { type Reach, reachOf } from "./reach.ts";

function git(...args: readonly string[]): string[] {
  return execFileSync("git", [...args], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
}

function importGraph(root: string): Map<string, string[]> {
  const resolve = targetResolver(root);
  const edges = (file: string) =>
    readSource(file, readFileSync(join(root, file), "utf8"))
      .imports.map(({ specifier }) => resolve(file, specifier))
      .flatMap((target) => (target.to === "file" ? [target.path] : []));
  return new Map(
    filesIn(root)
      .filter(isSource)
      .map((file) => [file, edges(file)]),
  );
}

/** What the changes since a commit can reach, those that are not committed among them. */
export function reachSince(ref: string): Reach {
  const changed = [...git("diff", "--name-only", ref), ...git("ls-files", "--others", "--exclude-standard")];
  return reachOf(changed, importGraph(process.cwd()));
}
