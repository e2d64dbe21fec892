/** An area is a package, an app or a tool folder: code that runs in one place and has one list of what it may import. */
export type AreaName =
  | "contract"
  | "rules"
  | "i18n"
  | "ui"
  | "web"
  | "admin-kit"
  | "employee"
  | "admin"
  | "server"
  | "sandbox"
  | "tools";

export type Area = {
  readonly name: AreaName;
  readonly files: RegExp;
  readonly imports: readonly AreaName[];
  /** `declared`: the dependencies of the nearest package.json. A list narrows them further. */
  readonly packages: "declared" | readonly RegExp[];
  readonly node: boolean;
};

const domain = ["contract", "rules", "i18n"] as const;

export const areas: readonly Area[] = [
  {
    name: "tools",
    files: /^(tools|bench|faults|e2e)\//,
    imports: [...domain, "ui", "web", "admin-kit", "employee", "admin", "server", "sandbox"],
    packages: "declared",
    node: true,
  },
  {
    name: "tools",
    files: /^([^/]+|apps\/[^/]+\/vite\.config)\.[mc]?[jt]s$/,
    imports: domain,
    packages: "declared",
    node: true,
  },
  { name: "contract", files: /^packages\/contract\/src\//, imports: [], packages: [/^zod$/], node: false },
  {
    name: "rules",
    files: /^packages\/rules\/(src|test)\//,
    imports: ["contract"],
    packages: [],
    node: false,
  },
  {
    name: "i18n",
    files: /^packages\/i18n\/src\//,
    imports: ["contract"],
    packages: [/^i18next$/],
    node: false,
  },
  {
    name: "ui",
    files: /^packages\/ui\/src\//,
    imports: [],
    packages: [/^react(-dom)?$/, /^@mantine\//, /^@tabler\//, /^@tiptap\//, /^@fontsource/],
    node: false,
  },
  {
    name: "web",
    files: /^packages\/web\/src\//,
    imports: ["contract", "i18n"],
    packages: "declared",
    node: false,
  },
  {
    name: "admin-kit",
    files: /^packages\/admin-kit\/src\//,
    imports: [...domain, "ui", "web"],
    packages: "declared",
    node: false,
  },
  {
    name: "employee",
    files: /^apps\/employee\/(src|public)\//,
    imports: [...domain, "ui", "web"],
    packages: "declared",
    node: false,
  },
  {
    name: "admin",
    files: /^apps\/admin\/(src|public)\//,
    imports: [...domain, "ui", "web", "admin-kit"],
    packages: "declared",
    node: false,
  },
  {
    name: "server",
    files: /^apps\/server\/(src|test|emails)\//,
    imports: domain,
    packages: "declared",
    node: true,
  },
  { name: "sandbox", files: /^apps\/sandbox\/(src|test)\//, imports: [], packages: "declared", node: true },
];

export function areaOf(path: string): Area | undefined {
  return areas.find((area) => area.files.test(path));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(apps|packages)\/[^/]+\/test\//.test(path);
}
