import type { Tx } from "../../../platform/db/transaction.ts";

/** How often each mail was changed; one that nobody changed is missing. */
export async function findTemplateVersions(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.client.query<{ template: string; version: number }>(
    "select template, version from mail_template_version",
  );
  return new Map(rows.map(({ template, version }) => [template, version]));
}

/** A save without a version overwrites; the row stays locked until the transaction ends. */
async function raiseUnseen(tx: Tx, template: string): Promise<number> {
  const { rows } = await tx.client.query<{ version: number }>(
    `insert into mail_template_version as kept (template) values ($1)
     on conflict (template) do update set version = kept.version + 1 returning version`,
    [template],
  );
  return rows[0]?.version ?? 1;
}

/** Null when somebody changed the mail since it was read; 0 means that nobody has changed it. */
export async function raiseTemplateVersion(
  tx: Tx,
  template: string,
  read: number | undefined,
): Promise<number | null> {
  if (read === undefined) return raiseUnseen(tx, template);
  const { rows } = await tx.client.query<{ version: number }>(
    read === 0
      ? `insert into mail_template_version (template, version) values ($1, $2::int + 1)
         on conflict do nothing returning version`
      : `update mail_template_version set version = version + 1 where template = $1 and version = $2
         returning version`,
    [template, read],
  );
  return rows[0]?.version ?? null;
}
