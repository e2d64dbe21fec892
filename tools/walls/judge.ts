import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areaOf } from "./places/areas.ts";
import type { Complaint } from "./complaint.ts";
import { cyclesIn } from "./cycles.ts";
import { fileComplaints } from "./file-rules.ts";
import { journeyComplaints } from "./journey-rules.ts";
import { kindComplaint } from "./kinds.ts";
import { importWall } from "./import-wall.ts";
import { crowdedFolders, moduleRootComplaint, unlistedRooms } from "./room-rules.ts";
import { targetResolver } from "./tree/resolve.ts";
import { serverPlaceOf } from "./places/server-places.ts";
import { readSource } from "./tree/source.ts";
import { wordComplaints } from "./word-rules.ts";
import { declaredPackages, filesIn, isSource, moduleOrder } from "./tree/tree.ts";

export type Verdict = {
  readonly files: number;
  readonly imports: number;
  readonly complaints: readonly Complaint[];
};

export function judge(root: string): Verdict {
  const everything = filesIn(root);
  const complaints: Complaint[] = everything.flatMap((file) => {
    const reason = moduleRootComplaint(file);
    return reason === undefined ? [] : [{ file, reason }];
  });
  complaints.push(...crowdedFolders(everything), ...unlistedRooms(root, everything));
  const graph = new Map<string, string[]>();
  const tree = { order: moduleOrder(root), declares: declaredPackages(root) };
  const resolve = targetResolver(root);
  const files = everything.filter(isSource);
  let imports = 0;

  for (const file of files) {
    const area = areaOf(file);
    if (area === undefined || (area.name === "server" && serverPlaceOf(file) === undefined)) {
      complaints.push({ file, reason: "stands in no zone" });
      continue;
    }
    const text = readFileSync(join(root, file), "utf8");
    const source = readSource(file, text);
    const kind = kindComplaint(file);
    for (const reason of [
      ...fileComplaints(file, area.name, source),
      ...journeyComplaints(file, text),
      ...wordComplaints(file, text),
      ...(kind === undefined ? [] : [kind]),
    ])
      complaints.push({ file, reason });

    const reached: string[] = [];
    for (const edge of source.imports) {
      const target = resolve(file, edge.specifier);
      const reason = importWall({ file, area, edge, target }, tree);
      if (reason !== undefined) complaints.push({ file, reason: `${edge.specifier}: ${reason}` });
      if (target.to === "file") reached.push(target.path);
    }
    imports += source.imports.length;
    graph.set(file, reached);
  }

  for (const cycle of cyclesIn(graph)) {
    complaints.push({ file: cycle[0] ?? "", reason: `import cycle: ${[...cycle, cycle[0]].join(" → ")}` });
  }
  return { files: files.length, imports, complaints };
}
