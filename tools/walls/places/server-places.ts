import { isTest } from "./areas.ts";

type Kind = "command" | "query" | "job" | "listener" | "contents" | "core";

export type ServerPlace =
  | { readonly at: "test" | "entry" | "demo" | "platform" | "adapter" | "emails" | "order" }
  | { readonly at: "module"; readonly module: string; readonly file: string; readonly kind: Kind };

const kindOfFolder: Readonly<Record<string, Kind>> = {
  commands: "command",
  queries: "query",
  jobs: "job",
  listeners: "listener",
};

/** Commands, queries, jobs and listeners are above the core; nothing imports from its own level or a higher one. */
const kindsBelow: Readonly<Record<Kind, readonly Kind[]>> = {
  core: ["core"],
  command: ["core"],
  query: ["core"],
  job: ["core", "command", "query"],
  listener: ["core", "command", "query"],
  contents: ["core", "command", "query", "job", "listener", "contents"],
};

export function serverPlaceOf(path: string): ServerPlace | undefined {
  if (isTest(path)) return { at: "test" };
  if (path.startsWith("apps/server/emails/")) return { at: "emails" };

  const inside = path.slice("apps/server/src/".length);
  if (/^(seed\.ts$|demo\/)/.test(inside)) return { at: "demo" };
  if (/^((start-)?(api|worker|redirect|migrate)|compose(\/[a-z-]+)?)\.ts$/.test(inside))
    return { at: "entry" };
  if (inside.startsWith("platform/")) return { at: "platform" };
  if (inside.startsWith("adapters/")) return { at: "adapter" };
  if (inside === "modules/order.json") return { at: "order" };

  const [, module, file] = /^modules\/([^/]+)\/(.+)$/.exec(inside) ?? [];
  if (module === undefined || file === undefined) return undefined;
  return { at: "module", module, file, kind: kindOf(file) };
}

/** A room's operations are in its own folders; the declaration of a job may be used by a command. */
function kindOf(file: string): Kind {
  if (/\.(module|operations)\.ts$/.test(file)) return "contents";
  if (file.endsWith(".job.ts")) return "core";
  const folder = file.split("/").findLast((part) => kindOfFolder[part] !== undefined);
  return kindOfFolder[folder ?? ""] ?? "core";
}

export function serverWall(from: ServerPlace, to: ServerPlace, order: readonly string[]): string | undefined {
  if (from.at === "test") return undefined;
  if (to.at === "test") return "nothing imports a test";
  if (from.at === "demo") return undefined;
  if (from.at === "entry") {
    const store = to.at === "module" && to.file.endsWith(".store.ts");
    return store ? "compose takes what a module offers, never its store" : undefined;
  }
  if (to.at === "entry" || to.at === "demo")
    return "only entry files import compose, an entry file or the demo";
  if (to.at === "order") return "only entry files read the module order";
  if (from.at === "emails")
    return to.at === "emails" ? undefined : "an e-mail template imports only templates";
  if (to.at === "platform" || to.at === "emails") return undefined;

  if (from.at === "platform")
    return `platform never imports ${to.at === "module" ? "a module" : "an adapter"}`;
  if (to.at === "adapter") return from.at === "adapter" ? undefined : "a module never imports an adapter";
  if (from.at !== "module" || to.at !== "module") {
    const port = to.at === "module" && to.file.endsWith(".port.ts");
    return port ? undefined : "an adapter imports only the .port.ts of a module";
  }
  if (from.module !== to.module) return neighbourWall(from.module, to.module, to.file, order);
  if (kindsBelow[from.kind].includes(to.kind)) return undefined;
  return `inside a module ${from.kind} never imports ${to.kind}: jobs, listeners → commands, queries → policy, store, present`;
}

function neighbourWall(from: string, to: string, file: string, order: readonly string[]): string | undefined {
  if (file !== `${to}.api.ts`) return `another module is entered only through ${to}.api.ts`;
  const [mine, theirs] = [order.indexOf(from), order.indexOf(to)];
  if (mine === -1 || theirs === -1) return `module ${mine === -1 ? from : to} is missing in order.json`;
  return theirs < mine ? undefined : `${to} stands after ${from} in order.json; the way back is an event`;
}
