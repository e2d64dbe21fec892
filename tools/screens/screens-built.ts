import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import type { Expression, ObjectExpression, Program } from "oxc-parser";

/**
 * The keys of the exported object `name`. The source is read, not run: its components need a browser.
 * A spread is followed into the file it is imported from, so that a long map may be split by module.
 */
export function objectKeys(file: string, name: string): string[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const found = objectNamed(program, name);
  if (found === undefined) throw new Error(`${file}: no object literal named ${name}`);
  return found.properties.flatMap((property) => {
    if (property.type === "Property") {
      const { key } = property;
      if (key.type === "Literal" && typeof key.value === "string") return [key.value];
    } else if (property.argument.type === "Identifier") {
      return spreadKeys(file, program, property.argument.name);
    }
    throw new Error(`${file}: an entry of ${name} is not a plain address`);
  });
}

/** Addresses with a real component in an app; an app without the map has built nothing yet. */
export function builtPaths(file: string): string[] {
  return existsSync(file) ? objectKeys(file, "screenComponents") : [];
}

function spreadKeys(file: string, program: Program, local: string): string[] {
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.local.name !== local) continue;
      const imported = specifier.imported.type === "Identifier" ? specifier.imported.name : local;
      return objectKeys(resolve(dirname(file), statement.source.value), imported);
    }
  }
  return objectKeys(file, local);
}

function objectNamed(program: Program, name: string): ObjectExpression | undefined {
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== "Identifier" || id.name !== name || init === null) continue;
      const value = withoutTypes(init);
      return value.type === "ObjectExpression" ? value : undefined;
    }
  }
  return undefined;
}

function withoutTypes(value: Expression): Expression {
  const wrapped = value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression";
  return wrapped ? withoutTypes(value.expression) : value;
}
