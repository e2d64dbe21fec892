import { areaOf, isTest } from "./places/areas.ts";
import type { Area } from "./places/areas.ts";
import type { Target } from "./tree/resolve.ts";
import { serverPlaceOf, serverWall } from "./places/server-places.ts";
import type { ImportEdge } from "./tree/source.ts";
import { spaWall } from "./places/spa-places.ts";

export type Tree = {
  readonly order: readonly string[];
  readonly declares: (file: string, name: string, development: boolean) => boolean;
};

type Step = {
  readonly file: string;
  readonly area: Area;
  readonly edge: ImportEdge;
  readonly target: Target;
};

/** Why this import is not allowed, or nothing. */
export function importWall(step: Step, tree: Tree): string | undefined {
  const { file, area, edge, target } = step;
  const free = area.name === "tools" || isTest(file);
  if (target.to === "nothing") return "cannot be resolved";
  if (target.to === "node") {
    if (/^(node:)?process$/.test(edge.specifier) && !free)
      return "process is a global here, so that env can be seen";
    return area.node || free ? undefined : `${area.name} runs without node`;
  }
  if (target.to === "package") {
    if (!tree.declares(file, target.name, free)) return `${target.name} is not declared in package.json`;
    if (free || area.packages === "declared") return undefined;
    const allowed = area.packages.some((pattern) => pattern.test(target.name));
    return allowed ? undefined : `${area.name} never imports ${target.name}`;
  }

  const there = areaOf(target.path);
  if (there === undefined) return area.name === "tools" ? undefined : "the target stands in no zone";
  if (there.name !== area.name) return areaWall(step, there, target.path, target.named);
  return insideArea(file, area, target.path, tree.order);
}

function insideArea(file: string, area: Area, path: string, order: readonly string[]): string | undefined {
  if (isTest(path) && !isTest(file)) return "nothing imports a test";
  if (area.name === "employee" || area.name === "admin") return spaWall(file, path);
  if (area.name !== "server") return undefined;
  const [from, to] = [serverPlaceOf(file), serverPlaceOf(path)];
  return from === undefined || to === undefined
    ? "the target stands in no zone"
    : serverWall(from, to, order);
}

function areaWall({ file, area, edge }: Step, there: Area, path: string, named: boolean): string | undefined {
  if (there.name === "tools") return "nothing imports tools, bench, faults or e2e";
  const visitsSandbox = there.name === "sandbox" && area.name === "server" && isTest(file);
  if (!visitsSandbox && !area.imports.includes(there.name)) return `${area.name} never imports ${there.name}`;
  if (area.name === "tools") return undefined;
  if (isTest(path) && !isTest(file)) return "nothing imports a test";
  if (!named) return "another package is imported by its name, not by a path";
  if (isTest(file)) return undefined;
  if (area.name === "i18n" && !edge.typeOnly) return "i18n imports only types of contract";
  const adapter = area.name === "server" && serverPlaceOf(file)?.at === "adapter";
  return adapter && there.name === "i18n" ? "an adapter never imports i18n" : undefined;
}
