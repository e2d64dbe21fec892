import { Refusal } from "../operation/refusal.ts";

type Part = string | number;

/** An instant is a string that names one; a number is one that an id could be. */
type PartKind = "string" | "number" | "instant";

/** A place in a list, opaque to clients so that its inside may change. */
export function makeCursor(...parts: readonly Part[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function fits(part: unknown, kind: PartKind): boolean {
  switch (kind) {
    case "number":
      return Number.isSafeInteger(part);
    case "string":
      return typeof part === "string";
    case "instant":
      return typeof part === "string" && !Number.isNaN(Date.parse(part));
  }
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/** The parts of a cursor of ours. Anything else that arrives is refused, not guessed at. */
export function readCursor(cursor: string | undefined, kinds: readonly PartKind[]): Part[] | null {
  if (cursor === undefined) return null;
  const parts = decoded(cursor);
  const ours =
    Array.isArray(parts) && parts.length === kinds.length && kinds.every((kind, at) => fits(parts[at], kind));
  if (!ours) throw new Refusal("validation", {}, [{ field: "after", error: "not_found", values: {} }]);
  return parts as Part[];
}
