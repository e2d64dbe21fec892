import { limits } from "@polyphon/contract/limits.ts";
import type { Problems } from "../../shared/form/field-problem.ts";

export function checkGroup({ accountName }: { readonly accountName: string }): Problems<"accountName"> {
  const name = accountName.trim();
  if (name === "") return { accountName: { key: "people.groups.nameRequired" } };
  return name.length > limits.group.nameMax
    ? { accountName: { key: "people.groups.nameLength", values: { max: limits.group.nameMax } } }
    : {};
}

/** A whole number with optional separators; null if it is not one. */
export function followersOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s.,’']/g, "");
  const count = Number(digits);
  return /^\d+$/.test(digits) && count <= 1_000_000_000 ? count : null;
}
