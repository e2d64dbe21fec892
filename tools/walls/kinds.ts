/** A kind of file is the part between its name and its extension, and is allowed only where it belongs. */
interface Kind {
  /** `store` of `share.store.ts`. */
  readonly name: string;
  readonly where: RegExp;
}

const modules = /^apps\/server\/src\/modules\//;
const moduleRoot = /^apps\/server\/src\/modules\/[^/]+\/[^/]+$/;
const contract = /^packages\/contract\/src\//;
const texts = /^packages\/i18n\/src\/(en|de)\//;

/** Every kind there is. docs/architecture.md lists the same ones with an example of each, and a test compares the two. */
export const kinds: readonly Kind[] = [
  { name: "module", where: moduleRoot },
  { name: "api", where: moduleRoot },
  { name: "port", where: modules },
  { name: "deps", where: modules },
  { name: "policy", where: modules },
  { name: "operations", where: modules },
  { name: "store", where: /^apps\/server\/src\/(modules|demo)\// },
  { name: "present", where: modules },
  { name: "mails", where: modules },
  { name: "job", where: /^apps\/server\/src\/(platform|modules\/.*\/jobs)\// },
  { name: "child", where: /^(apps\/server\/src\/modules|bench)\// },
  { name: "gen", where: /^apps\/server\/src\/platform\/db\// },
  { name: "contract", where: contract },
  { name: "resource", where: contract },
  { name: "events", where: contract },
  { name: "screens", where: contract },
  { name: "employee", where: texts },
  { name: "admin", where: texts },
  { name: "server", where: texts },
  { name: "shared", where: texts },
  { name: "employee.chunk", where: texts },
  { name: "admin.chunk", where: texts },
  { name: "en", where: /^packages\/i18n\/src\/[^/]+$/ },
  { name: "de", where: /^packages\/i18n\/src\/[^/]+$/ },
  { name: "page", where: /^apps\/employee\/src\/app\// },
  { name: "modal", where: /^apps\/employee\/src\// },
  { name: "screen", where: /^apps\/admin\/src\/features\// },
  { name: "journey", where: /^e2e\/journeys\// },
  { name: "test", where: /^(apps|packages|tools)\// },
  { name: "config", where: /^([^/]+|apps\/[^/]+\/[^/]+|e2e\/[^/]+)$/ },
  { name: "d", where: /^packages\/ui\/src\/[^/]+$/ },
];

/** `x.api.test.ts` is a test; its subject is the file beside it. */
export function kindOf(path: string): string | undefined {
  const inner = /\/?[^/.]+\.([^/]+)\.[mc]?[jt]sx?$/.exec(path)?.[1];
  return inner?.endsWith(".test") ? "test" : inner;
}

export function kindComplaint(path: string): string | undefined {
  const name = kindOf(path);
  if (name === undefined) return undefined;
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) return `.${name} is no kind of file: docs/architecture.md lists them all`;
  return kind.where.test(path) ? undefined : `a .${name} file does not stand here`;
}
