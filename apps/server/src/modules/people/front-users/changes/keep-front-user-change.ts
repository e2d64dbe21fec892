import type { Tx } from "../../../../platform/db/transaction.ts";
import { keepChange } from "../../../../platform/resource/record-change.ts";

export const frontUserSubject = "front-users";

type Values = Readonly<Record<string, string | boolean | null>>;

function word(value: string | boolean | null | undefined): string | null {
  return value === null || value === undefined || value === "" ? null : String(value);
}

/** Records who changed what of an employee. The company may read it, whoever did it. */
export async function keepFrontUserChange(
  tx: Tx,
  person: { readonly id: number; readonly companyId: number },
  actorId: number | null,
  before: Values,
  after: Values,
): Promise<void> {
  const changes = Object.keys(after).flatMap((field) => {
    const [was, is] = [word(before[field]), word(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
  if (changes.length === 0) return;
  await keepChange(tx, {
    companyId: person.companyId,
    subject: frontUserSubject,
    subjectId: person.id,
    actorId,
    action: "EDITED",
    changes,
  });
}
