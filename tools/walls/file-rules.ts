import { isTest } from "./places/areas.ts";
import type { AreaName } from "./places/areas.ts";
import type { Source } from "./tree/source.ts";

const mayReadEnvironment = [
  /^apps\/server\/src\/platform\/config[./]/,
  /^apps\/server\/src\/(api|worker|redirect|seed|migrate)\.ts$/,
  /^apps\/sandbox\/src\/[^/]+\.ts$/,
];

/** What a file may not be or do, whatever it imports. */
export function fileComplaints(path: string, area: AreaName, source: Source): string[] {
  const reasons: string[] = [];
  if (source.broken) reasons.push("cannot be parsed");
  if (hasEmptyName(path)) reasons.push("utils, helpers, common and manager say nothing: name the noun");
  if (/(^|\/)index\.[mc]?[jt]sx?$/.test(path)) reasons.push("no barrels: no file is named index");
  // A module's public interface is its .api.ts, which may well be nothing but names of its rooms.
  const door = area === "server" && path.endsWith(".api.ts");
  if (source.onlyReexports && !door) reasons.push("no barrels: the file only re-exports");
  if (source.computedImport && area !== "tools" && !isTest(path)) {
    reasons.push("an import with a computed address hides from the walls");
  }
  if (
    source.readsEnvironment &&
    area !== "tools" &&
    !isTest(path) &&
    !mayReadEnvironment.some((at) => at.test(path))
  ) {
    reasons.push("process.env is read only in platform/config and in entry files");
  }
  if (source.readsClockOrChance && area === "rules") {
    reasons.push("rules read no clock and no chance: pass the reading in");
  }
  return reasons;
}

function hasEmptyName(path: string): boolean {
  return path.split("/").some((part) => {
    const stem = part.replace(/\.[mc]?[jt]sx?$/, "");
    return (
      stem.split(/[.-]/).some((word) => /^(utils?|helpers?|common)$/i.test(word)) || /^managers?$/i.test(stem)
    );
  });
}
