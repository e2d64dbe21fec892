export type Statement = { readonly id: string; readonly module: string };

export type TestOutcome = { readonly title: string; readonly outcome: "passed" | "failed" | "skipped" };

export type SpecHeld = {
  readonly held: readonly string[];
  readonly modules: readonly { readonly module: string; readonly held: number; readonly all: number }[];
  /** Titles that name a statement which does not exist. */
  readonly strangers: readonly { readonly id: string; readonly title: string }[];
};

const idInTitle = /\[([ABC]\d[\w.]*-\d+)\]/g;

/** A statement is held when a passing test names it and no failing test does. */
export function specHeld(statements: readonly Statement[], tests: readonly TestOutcome[]): SpecHeld {
  const claims = tests.flatMap(({ title, outcome }) =>
    [...title.matchAll(idInTitle)].map(([, id = ""]) => ({ id, title, outcome })),
  );
  const passed = new Set(claims.filter(({ outcome }) => outcome === "passed").map(({ id }) => id));
  const failed = new Set(claims.filter(({ outcome }) => outcome === "failed").map(({ id }) => id));
  const isHeld = ({ id }: Statement) => passed.has(id) && !failed.has(id);

  const known = new Set(statements.map(({ id }) => id));
  const modules = [...Map.groupBy(statements, ({ module }) => module)].map(([module, group]) => ({
    module,
    held: group.filter(isHeld).length,
    all: group.length,
  }));
  return {
    held: statements.filter(isHeld).map(({ id }) => id),
    modules: modules.toSorted((a, b) => a.module.localeCompare(b.module)),
    strangers: claims.filter(({ id }) => !known.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

export function parseStatements(tsv: string): Statement[] {
  const [, ...rows] = tsv.trim().split("\n");
  return rows.map((row) => {
    const [id = "", module = ""] = row.split("\t");
    return { id, module };
  });
}
