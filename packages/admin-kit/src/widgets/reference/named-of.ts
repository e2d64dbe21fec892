import type { Named } from "@polyphon/contract/kit/named.ts";

function isNamed(value: unknown): value is Named {
  return typeof value === "object" && value !== null && "id" in value && "name" in value;
}

/** The things a field points at, whether it holds one, several or none. */
export function namedOf(value: unknown): readonly Named[] {
  return (Array.isArray(value) ? value : [value]).filter(isNamed);
}
