import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { type AuditEntry, record } from "../audit/record.ts";
import type { Tx } from "../db/transaction.ts";
import type { Actor } from "../session/actor.ts";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** What an input says of the decision itself. Everything else of it is content, which the trail does not hold. */
const decisions: ReadonlySet<string> = new Set(["action", "active", "status", "reason"]);

function detailsOf(input: Fields, output: Fields): NonNullable<AuditEntry["details"]> {
  const several = output["done"] ?? input["ids"];
  const kept = Object.entries(input).flatMap(([name, value]): [string, string | number | boolean][] => {
    if (decisions.has(name) && (typeof value === "string" || typeof value === "boolean"))
      return [[name, value]];
    return name.endsWith("Id") && typeof value === "number" ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(kept), ...(Array.isArray(several) ? { count: several.length } : {}) };
}

/** Ours are numbers. A network's own id of an account is a text, and no subject of the trail. */
const idOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The one that it was done to: `done` are those of several that were not refused. */
function subjectIn(input: Fields, output: Fields): number | null {
  const id = output["id"] ?? input["id"];
  if (id !== undefined) return idOf(id);
  const several = output["done"] ?? input["ids"];
  return Array.isArray(several) && several.length === 1 ? idOf(several[0]) : null;
}

/** One line of the audit trail for a command: by whom, on what, and what was decided. */
export function noteCommand(
  tx: Tx,
  endpoint: Endpoint,
  { actor, input }: { readonly actor: Actor; readonly input: unknown },
  output: unknown,
): void {
  record(tx, {
    action: endpoint.name,
    actor,
    companyId: actor.kind === "anonymous" ? null : actor.companyId,
    subject: endpoint.name.replace(/^[a-z]+-/, ""),
    subjectId: subjectIn(fieldsOf(input), fieldsOf(output)),
    // What employees say of posts and of themselves is theirs.
    details: actor.kind === "staff" ? detailsOf(fieldsOf(input), fieldsOf(output)) : {},
  });
}
