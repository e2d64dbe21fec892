import { globSync } from "node:fs";
import type { Client } from "../../apps/server/src/platform/db/pool.ts";
import type { Catalog } from "./catalog.ts";
import { describeStatement } from "./describe.ts";
import { type FoundStatement, findStatements, type ListPart } from "./find-statements.ts";
import { moduleReader } from "./source-module.ts";
import { rowType, valuesType } from "./types.ts";
import type { DescribedStatement } from "./verify-rows.ts";

/** What puts statements together at run time from names that the types have checked. */
const builders = ["platform/db/", "platform/list/", "platform/resource/"];

function sources(root: string): string[] {
  return globSync("apps/server/src/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) => !builders.some((one) => path.startsWith(`apps/server/src/${one}`)))
    .toSorted();
}

export interface Looked {
  /** Statements that cannot be read, or that the database does not understand: where, and why. */
  readonly faults: readonly string[];
  readonly described: readonly DescribedStatement[];
  /** Statements that declare that they are put together at run time. */
  readonly unchecked: number;
  readonly textOf: (path: string) => string;
}

async function describeAll(
  client: Client,
  statement: FoundStatement,
  catalog: Catalog,
): Promise<{ faults: string[]; described: DescribedStatement[] }> {
  const at = `${statement.path}:${statement.line}`;
  if (statement.unresolved !== null)
    return {
      faults: [`${at} its text cannot be read before it runs: ${statement.unresolved}`],
      described: [],
    };
  const faults: string[] = [];
  const described: DescribedStatement[] = [];
  for (const text of statement.variants) {
    const description = await describeStatement(client, text);
    if (description instanceof Error) faults.push(`${at} ${description.message}`);
    else
      described.push({
        statement,
        row: rowType(description, text, catalog),
        values: valuesType(description),
      });
  }
  return { faults, described: described.slice(0, 1) };
}

/** A condition or an order has to fit one of the lists of its file. */
async function partFaults(
  client: Client,
  path: string,
  parts: readonly ListPart[],
  froms: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { line, texts } of parts)
    for (const text of texts) {
      const answers = [];
      for (const from of froms) answers.push(await describeStatement(client, `select ${text} from ${from}`));
      const [first] = answers;
      if (first instanceof Error && answers.every((one) => one instanceof Error))
        faults.push(`${path}:${line} ${first.message}`);
    }
  return faults;
}

/** Checks every statement of the server against a migrated database. */
export async function lookAtStatements(client: Client, root: string, catalog: Catalog): Promise<Looked> {
  const read = moduleReader(root);
  const faults: string[] = [];
  const described: DescribedStatement[] = [];
  let unchecked = 0;
  for (const path of sources(root)) {
    const { statements, parts, froms } = findStatements(read(path), read);
    for (const statement of statements) {
      if (statement.builtAtRunTime) {
        unchecked += 1;
        continue;
      }
      const found = await describeAll(client, statement, catalog);
      faults.push(...found.faults);
      described.push(...found.described);
    }
    faults.push(...(await partFaults(client, path, parts, froms)));
  }
  return { faults, described, unchecked, textOf: (path) => read(path).text };
}
