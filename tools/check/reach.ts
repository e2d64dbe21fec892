/** Which file imports which, by paths of the tree. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export interface Reach {
  /** Test files; null for all of them. */
  readonly tests: readonly string[] | null;
  /** Journey files or folders; null for all of them. */
  readonly journeys: readonly string[] | null;
  readonly faults: boolean;
}

/** Files that compose all modules: through them every change would reach everything. */
const gathers =
  /^(apps\/server\/src\/(compose[\w-]*|start-\w+|api|worker|seed)\.ts|apps\/\w+\/src\/app\/|packages\/contract\/src\/(endpoints|permissions)\.ts|packages\/contract\/src\/screens\/|packages\/i18n\/src\/[\w.-]+\.ts|apps\/server\/test\/(world|caller)\.ts)/;

/** Shared foundations, and files that no import leads to. */
const underEverything =
  /^(package\.json|pnpm-[\w-]+\.yaml|tsconfig[\w.]*\.json|vitest\.config\.ts|tools\/(vitest|services|build|server-bundles)|apps\/server\/(migrations|test\/global-setup)|\.ci\/|bin\/)/;

const places = [
  /^packages\/(?:contract|rules)\/src\/([\w-]+)\//,
  /^packages\/i18n\/src\/(?:en|de)\/([\w-]+)\//,
  /^apps\/server\/src\/modules\/([\w-]+)\//,
  /^apps\/(?:admin|employee)\/src\/features\/([\w-]+)\//,
  /^e2e\/journeys\/([\w-]+)\//,
];

function moduleOf(file: string): string | undefined {
  return places.map((place) => place.exec(file)?.[1]).find((name) => name !== undefined);
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

/** The changed files and all that import them, up to the files that compose everything. */
function reachableFrom(changed: readonly string[], graph: ImportGraph): Set<string> {
  const importers = importersOf(graph);
  const reached = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (gathers.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      open.push(importer);
    }
  }
  return reached;
}

const isTest = /\.test\.tsx?$/;
const isJourney = /\.journey\.ts$/;
const callsEverything = /^apps\/server\/test\/.*\.test\.ts$/;
const answers = /^(apps\/server\/src|packages\/(contract|rules)\/src)\//;
const drawsAll = /^(packages\/(ui|admin-kit|web)\/|apps\/\w+\/src\/(app|shared)\/|e2e\/(kit|actors)\/)/;
const sends = /^(faults\/|apps\/server\/src\/(platform|adapters|modules\/(sharing|links|networks))\/)/;

/**
 * What a change can reach: by imports, and by the name of a module where a test calls the whole server or drives an
 * app.
 */
export function reachOf(changed: readonly string[], graph: ImportGraph): Reach {
  if (changed.some((file) => underEverything.test(file)))
    return { tests: null, journeys: null, faults: true };
  const reached = [...reachableFrom(changed, graph)];
  const modules = new Set(reached.filter((file) => !isTest.test(file)).map(moduleOf));
  modules.delete(undefined);
  const ofModule = (file: string) => modules.has(moduleOf(file));
  const everyCall = changed.some((file) => answers.test(file) && !isTest.test(file));
  const tests = [...graph.keys()].filter(
    (file) =>
      isTest.test(file) &&
      (reached.includes(file) || ofModule(file) || (everyCall && callsEverything.test(file))),
  );
  const journeys = [...graph.keys()].filter(
    (file) => isJourney.test(file) && (reached.includes(file) || ofModule(file)),
  );
  return {
    tests,
    journeys: changed.some((file) => drawsAll.test(file)) ? null : journeys,
    faults: changed.some((file) => sends.test(file) && !isTest.test(file)),
  };
}
