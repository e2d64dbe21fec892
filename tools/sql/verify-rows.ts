import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FoundStatement } from "./find-statements.ts";

/** A statement with the database's description of it. */
export interface DescribedStatement {
  readonly statement: FoundStatement;
  readonly row: string;
  readonly values: string;
}

/**
 * `Row` is what the database answers, `Described` what the program assumes. A text without a list of allowed values may
 * be assumed to be some of them, and a number likewise; everything else has to fit.
 */
const helper = `declare global {
  type SqlWiden<T> = T extends string ? string : T extends number ? number : T extends readonly (infer E)[] ? readonly SqlWiden<E>[] : T;
  type SqlFits<Row, Described> = { [K in keyof Described]: K extends keyof Row ? (SqlPlain<Row[K]> extends true ? SqlWiden<Described[K]> : Described[K]) : Described[K] };
  type SqlPlain<T> = string extends T ? true : number extends T ? true : string[] extends T ? true : number[] extends T ? true : false;
  type SqlRow<Described, Row extends SqlFits<Row, Described>> = Described;
}
export {};
`;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

function insertionsOf({ statement, row, values }: DescribedStatement): Insertion[] {
  return [
    ...(statement.row
      ? [
          { at: statement.row.start, text: "SqlRow<" },
          { at: statement.row.end, text: `, ${row}>` },
        ]
      : []),
    ...(statement.values ? [{ at: statement.values.end, text: ` satisfies ${values}` }] : []),
  ];
}

function inserted(source: string, insertions: readonly Insertion[]): string {
  // Offsets of the parser count UTF-16 units, as strings do.
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/**
 * Checks the assumed rows against the database's description, in a copy of the sources in which each assumption is put
 * beside the truth. Lines stay the same, so every error names the line of the original.
 */
export function verifyRows(
  root: string,
  described: readonly DescribedStatement[],
  textOf: (path: string) => string,
): string[] {
  const server = join(root, "apps/server");
  const copy = join(server, ".dev/sql-check");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  try {
    const isSource = (path: string) => !path.endsWith(".test.ts");
    cpSync(join(server, "src"), join(copy, "src"), { recursive: true, filter: isSource });
    writeFileSync(join(copy, "src/sql-check.ts"), helper);
    writeFileSync(
      join(copy, "tsconfig.json"),
      JSON.stringify({
        extends: "../../../../tsconfig.json",
        include: ["src"],
        exclude: [],
      }),
    );
    for (const [path, ofFile] of Map.groupBy(described, ({ statement }) => statement.path))
      writeFileSync(
        join(copy, path.replace("apps/server/", "")),
        inserted(textOf(path), ofFile.flatMap(insertionsOf)),
      );
    const run = spawnSync(
      "pnpm",
      ["exec", "tsc", "--noEmit", "--pretty", "false", "-p", join(copy, "tsconfig.json")],
      {
        cwd: root,
        encoding: "utf8",
      },
    );
    return run.stdout
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => line.replace("apps/server/.dev/sql-check/", "apps/server/"));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
