import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/dependencies.md"), "utf8");
const allowed = new Set(
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 BlueOak-1.0.0 Unlicense CC0-1.0".split(
    " ",
  ),
);

interface Manifest {
  readonly name?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Manifest;

/** The rows of a section: package and licence. */
function rowsOf(heading: string): Map<string, string> {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = [...section.matchAll(/^\| (?!package|---)([^|]+) \| ([^|]+) \|/gm)];
  return new Map(rows.map(([, name = "", licence = ""]) => [name, licence]));
}

const listed = new Map([...rowsOf("In the product"), ...rowsOf("To build and test it")]);
const exceptions = rowsOf("Exceptions");
const plain = (licence: string | undefined) => (licence ?? "none stated").replaceAll(/[()]/g, "");
const isAllowed = (licence: string) => licence.split(" OR ").some((one) => allowed.has(one));

/** Every package that a workspace names, with the folder that names it. */
const named = ["", ...globSync("{apps,packages}/*", { cwd: root }), "e2e", "bench", "faults"].flatMap(
  (folder) => {
    const path = join(root, folder, "package.json");
    if (!existsSync(path)) return [];
    const { dependencies = {}, devDependencies = {} } = manifest(path);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !version.startsWith("workspace:"))
      .map(([name]) => ({ name, folder }));
  },
);

test("every direct dependency is listed once, and nothing else is", () => {
  expect([...listed.keys()].toSorted()).toEqual([...new Set(named.map(({ name }) => name))].toSorted());
});

test("the list names the licence that each package states", () => {
  const stated = named.map(({ name, folder }) => {
    const { license } = manifest(join(root, folder, "node_modules", name, "package.json"));
    return [name, plain(license)];
  });
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(listed));
});

test("every installed package has an allowed licence or a reason to stay", () => {
  const installed = globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json", { cwd: root })
    .map((path) => manifest(join(root, path)))
    .filter(({ name }) => name !== undefined && !name.startsWith("@polyphon/"));
  expect(installed.length).toBeGreaterThan(300);
  const isKnown = (name: string, licence: string) =>
    [...exceptions].some(([one, its]) => {
      const fits = one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one;
      return fits && its === licence;
    });
  const unknown = installed
    .map(({ name = "", license }) => ({ name, licence: plain(license) }))
    .filter(({ name, licence }) => !isAllowed(licence) && !isKnown(name, licence));
  expect(unknown).toEqual([]);
});
