import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Complaint } from "./complaint.ts";

const most = 15;

/** Logs in order: read from their end, never searched by noun. */
const logs = new Set(["apps/server/migrations", "docs/decisions"]);

/** A folder with more files than this is hard to search by noun. */
export function crowdedFolders(files: readonly string[]): Complaint[] {
  const folders = Map.groupBy(files, (file) => file.slice(0, Math.max(file.lastIndexOf("/"), 0)));
  return [...folders]
    .filter(([folder, inside]) => inside.length > most && folder !== "" && !logs.has(folder))
    .map(([folder, inside]) => ({
      file: folder,
      reason: `${inside.length} files beside each other: ${most} at most, the others in folders by noun`,
    }));
}

const contents = /^(README\.md|[a-z-]+\.(module|api|port|deps|policy)(\.test)?\.ts)$/;
const operations = /^(commands|queries|jobs|listeners)$/;

/** The root of a server module is its table of contents; everything else lives in rooms by noun. */
export function moduleRootComplaint(file: string): string | undefined {
  const [, inside] = /^apps\/server\/src\/modules\/[^/]+\/(.+)$/.exec(file) ?? [];
  const [first = "", second] = inside?.split("/") ?? [];
  if (inside === undefined) return undefined;
  if (second !== undefined)
    return operations.test(first) ? "commands, queries, jobs and listeners stand in a room" : undefined;
  return contents.test(first)
    ? undefined
    : "a module's root holds README, module, api, port, deps and policy: everything else has a room";
}

/** A room must be named in the module's README, or nobody finds it. */
export function unlistedRooms(root: string, files: readonly string[]): Complaint[] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const [, module, room] = /^(apps\/server\/src\/modules\/[^/]+)\/([^/]+)\//.exec(file) ?? [];
    if (module === undefined || room === undefined) continue;
    rooms.set(module, (rooms.get(module) ?? new Set()).add(room));
  }
  return [...rooms].flatMap(([module, names]) => {
    const readme = `${module}/README.md`;
    const text = files.includes(readme) ? readFileSync(join(root, readme), "utf8") : "";
    return [...names]
      .filter((name) => !text.includes(`| \`${name}/\` |`))
      .map((name) => ({ file: readme, reason: `the room ${name}/ is not in the table of rooms` }));
  });
}
