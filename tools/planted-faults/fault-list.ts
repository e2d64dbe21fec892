/** A fault, the step of the gate that must notice it, and where it is planted. */
export interface Fault {
  readonly name: string;
  readonly step: readonly string[];
  readonly file: string;
  readonly change: (source: string) => string;
}

/** What only a browser sees: journeys on a build of the copy, beside stacks that may be running. */
function inBrowser(journeys: string, title = "."): readonly string[] {
  const play = `E2E_PORT=4760 node e2e/e2e.ts -g ${title} ${journeys}`;
  return ["bash", "-c", `node tools/build.ts && ${play}`];
}

export const faults: readonly Fault[] = [
  {
    name: "import wall: a rule reads the database",
    step: ["node", "tools/walls/walls.ts"],
    file: "packages/rules/src/sharing/schedule/due-time.ts",
    change: (source) => `import "@polyphon/server/platform/db/pool.ts";\n${source}`,
  },
  {
    name: "missing permission: an endpoint without access",
    step: ["pnpm", "exec", "tsc", "--noEmit", "-p", "tsconfig.json"],
    file: "packages/contract/src/content/content.contract.ts",
    change: (source) => source.replace('  access: { staff: "view_post" },\n', ""),
  },
  {
    name: "wrong permission: an endpoint opened to everybody",
    step: ["pnpm", "exec", "vitest", "run", "apps/server/test/authz"],
    file: "packages/contract/src/content/content.contract.ts",
    change: (source) => source.replace('access: { staff: "view_post" }', 'access: { public: "planted" }'),
  },
  {
    name: "other company's row: a share is read without its owner",
    step: ["pnpm", "exec", "vitest", "run", "apps/server/test/authz"],
    file: "apps/server/src/modules/sharing/shares/share.store.ts",
    change: (source) =>
      source.replace(
        "from share where id = $1 and user_id = $2`",
        "from share where id = $1 and $2::bigint is not null`",
      ),
  },
  {
    name: "other company's row: a table without row level security",
    step: ["pnpm", "exec", "vitest", "run", "apps/server/test"],
    file: "apps/server/migrations/0004_notifications_mail.sql",
    change: (source) =>
      source.replace(
        "call platform.protect('mail');",
        "grant select, insert, update on mail to polyphon_app, polyphon_all;",
      ),
  },
  {
    name: "missing German text",
    step: ["pnpm", "exec", "tsc", "--noEmit", "-p", "tsconfig.json"],
    file: "packages/i18n/src/de/errors/errors.server.ts",
    change: (source) => source.replace(/ {2}not_found: .*\n/, ""),
  },
  {
    name: "floating promise: a query that nobody waits for",
    step: ["pnpm", "exec", "oxlint", "--type-aware", "--deny-warnings", "apps/server/src/modules/identity"],
    file: "apps/server/src/modules/identity/sessions/session.store.ts",
    change: (source) =>
      source.replace('await tx.client.query("delete from session', 'tx.client.query("delete from session'),
  },
  {
    name: "sql: a migration renames a column that statements read",
    step: ["node", "tools/sql.ts", "--check"],
    file: "apps/server/migrations/0079_identity_account-columns.sql",
    change: (source) => `${source}\nalter table share rename column permalink to address;\n`,
  },
  {
    name: "sql: a row is believed to have a value that may be missing",
    step: ["node", "tools/sql.ts", "--check"],
    file: "apps/server/src/modules/links/short-links/short-link.store.ts",
    change: (source) => source.replace("readonly lastAt: Date | null;", "readonly lastAt: Date;"),
  },
  {
    name: "sql: a value of the wrong type is bound",
    step: ["node", "tools/sql.ts", "--check"],
    file: "apps/server/src/modules/people/tour/tour.store.ts",
    change: (source) => source.replace("[personId, limits.tour.skips]", "[personId, new Date()]"),
  },
  {
    name: "missing German text of a screen",
    step: ["pnpm", "exec", "tsc", "--noEmit", "-p", "tsconfig.json"],
    file: "packages/i18n/src/de/shell/shell.admin.ts",
    change: (source) => source.replace(/ {4}skip: .*\n/, ""),
  },
  {
    name: "gate that lets a writer in: rights are not asked for",
    step: ["pnpm", "exec", "vitest", "run", "packages/rules/src/identity", "apps/server/test/authz/screens"],
    file: "packages/rules/src/identity/screens/open-admin-screen.ts",
    change: (source) =>
      source.replace("access.permissions.includes(permission)", '(permission === "list_error_log" || $&)'),
  },
  {
    name: "gate that lets a visitor in",
    step: ["pnpm", "exec", "vitest", "run", "packages/rules/src/identity"],
    file: "packages/rules/src/identity/screens/open-admin-screen.ts",
    change: (source) => source.replace('signedIn ? "enter" : "login"', '"enter"'),
  },
  {
    name: "resource that does not store its last field",
    step: ["pnpm", "exec", "vitest", "run", "apps/server/test/resource"],
    file: "apps/server/src/platform/resource/write-rows.ts",
    change: (source) =>
      source.replace("columns = resource.fields.flatMap(", "columns = resource.fields.slice(0, -1).flatMap("),
  },
  {
    name: "resource whose form has lost a field",
    step: inBrowser("lists/resources"),
    file: "packages/admin-kit/src/form/form-fields.tsx",
    change: (source) =>
      source.replace(
        "const input = (name: string) => {",
        '$&\n    if (name === "displayOrder" || name === "title") return null;',
      ),
  },
  {
    name: "screen with a field without a label",
    step: inBrowser("shell/accessibility-employee", "visitors"),
    file: "apps/employee/src/features/identity/email-field.tsx",
    change: (source) => source.replace("{...field}", "{...field}\n      label={undefined}"),
  },
];

/** The source with the fault in it; a fault whose place has changed would prove nothing. */
export function plant({ name, change }: Fault, source: string): string {
  const planted = change(source);
  if (planted === source) throw new Error(`${name}: nothing was planted, the place has changed`);
  return planted;
}
