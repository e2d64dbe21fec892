import type { AtCommit, Tx } from "../db/transaction.ts";

/** Somebody who acts, as a session knows them. */
type AuditActor =
  | { readonly kind: "staff" | "front"; readonly accountId: number }
  | { readonly kind: "anonymous" };

export interface AuditEntry {
  readonly action: string;
  /** Null for what the product does by itself. */
  readonly actor: AuditActor | null;
  readonly companyId: number | null;
  readonly subject: string;
  readonly subjectId: number | null;
  /** What changed. Never secrets, never the text of a post: names of fields, states, reasons. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Waits for nobody: a worker seals the lines within seconds (see seal-lines.ts). */
const lines: AtCommit<AuditEntry> = {
  write: async (tx, entries) => {
    await tx.client.query(
      `with line as (
         insert into audit_entry (company_id, at, actor_id, by_staff, action, subject, subject_id, details)
         select company_id, date_trunc('milliseconds', clock_timestamp()), actor_id, by_staff, action, subject, subject_id, details::jsonb
         from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::text[], $5::text[], $6::bigint[], $7::text[]) with ordinality
           as given (company_id, actor_id, by_staff, action, subject, subject_id, details, place)
         order by place
         returning id, company_id)
       insert into audit_unsealed (entry_id, company_id) select id, company_id from line`,
      [
        entries.map(({ companyId }) => companyId),
        entries.map(({ actor }) => (actor === null || actor.kind === "anonymous" ? null : actor.accountId)),
        entries.map(({ actor }) => actor?.kind === "staff"),
        entries.map(({ action }) => action),
        entries.map(({ subject }) => subject),
        entries.map(({ subjectId }) => subjectId),
        entries.map(({ details }) => JSON.stringify(details ?? {})),
      ],
    );
  },
};

export function record(tx: Tx, entry: AuditEntry): void {
  tx.atCommit(lines, entry);
}
