import { groupKeyOf, languageOf } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import { record } from "../../../../platform/audit/record.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { queueMails } from "../../../../platform/mail/queue-mails.ts";
import {
  addUploadedAccounts,
  firstPasswordMail,
  holdersOfAddresses,
  renameUploadedAccounts,
} from "../../../identity/identity.api.ts";
import { groupsOfCompany, joinGroup } from "../../group-parameters/group-parameters.store.ts";
import type { FirstPassword } from "./first-passwords.ts";
import { type JudgedRow, type RowRecord, writeJudgement } from "./upload-rows.store.ts";
import type { UploadDeps } from "../uploads.deps.ts";
import { countRun, type UploadRecord } from "../uploads.store.ts";

export const mailBatchOf = (uploadId: number) => `bulk-upload/${uploadId}`;

interface Chunk {
  readonly deps: UploadDeps;
  readonly upload: UploadRecord;
  readonly rows: readonly RowRecord[];
  /** One per row. */
  readonly passwords: readonly FirstPassword[];
}

const personOf = ({ values }: RowRecord) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  language: languageOf(values.language) ?? "en",
});

const plain = (row: RowRecord, state: JudgedRow["state"], accountId: number | null = null): JudgedRow => ({
  id: row.id,
  emailKey: row.emailKey,
  state,
  kind: null,
  faults: [],
  accountId,
});

const faulty = (row: RowRecord, fault: "taken" | "prohibited"): JudgedRow => ({
  ...plain(row, "FAULTY"),
  kind: fault === "taken" ? "DUPLICATE" : "OTHER",
  faults: [{ field: "email", fault, about: row.emailKey }],
});

/** The result for a row whose address was taken, now or when it was checked. */
async function settleTaken(tx: Tx, { upload }: Chunk, rows: readonly RowRecord[]): Promise<JudgedRow[]> {
  const holders = await holdersOfAddresses(
    tx,
    rows.map(({ emailKey }) => emailKey),
  );
  return rows.map((row) => {
    const holder = holders.get(row.emailKey);
    if (!holder) return plain(row, "FINE");
    if (!holder.employee || holder.companyId !== upload.companyId) return faulty(row, "taken");
    return plain(row, upload.skipExisting ? "SKIPPED" : "UPDATED", holder.id);
  });
}

async function join(tx: Tx, { upload, rows }: Chunk, settled: readonly JudgedRow[]): Promise<void> {
  const accounts = new Map(
    settled.flatMap(({ id, state, accountId }) =>
      (state === "ADDED" || state === "UPDATED") && accountId ? [[id, accountId]] : [],
    ),
  );
  const wanted = rows.filter((row) => row.values.group !== "" && accounts.has(row.id));
  if (wanted.length === 0) return;
  for (const group of await groupsOfCompany(tx, upload.companyId)) {
    const members = wanted.filter((row) => groupKeyOf(row.values.group) === groupKeyOf(group.name));
    if (members.length > 0)
      await joinGroup(
        tx,
        group,
        members.map((row) => accounts.get(row.id) ?? 0),
      );
  }
}

/** The accounts of one chunk, their mails and their groups: all of it in the caller's transaction, or none. */
export async function addRows(tx: Tx, chunk: Chunk): Promise<void> {
  const { deps, upload, rows, passwords } = chunk;
  const prohibited = await deps.prohibitedAmong(
    tx,
    rows.map(({ emailKey }) => emailKey),
  );
  const allowed = rows.filter(({ emailKey }) => !prohibited.has(emailKey));
  const secrets = new Map(rows.map((row, at) => [row.emailKey, passwords[at]]));
  const fresh = allowed.filter(({ state }) => state === "FINE");
  const added = await addUploadedAccounts(
    tx,
    upload.companyId,
    fresh.map((row) => ({
      ...personOf(row),
      email: row.emailKey,
      passwordHash: secrets.get(row.emailKey)?.hash ?? "",
    })),
  );
  const isNew = (row: RowRecord) => row.state === "FINE" && added.has(row.emailKey);
  const taken = await settleTaken(
    tx,
    chunk,
    allowed.filter((row) => !isNew(row)),
  );
  const settled = [
    ...allowed.filter(isNew).map((row) => plain(row, "ADDED", added.get(row.emailKey))),
    ...taken,
    ...rows.filter(({ emailKey }) => prohibited.has(emailKey)).map((row) => faulty(row, "prohibited")),
  ];

  const renamed = new Map(
    taken.flatMap(({ id, state, accountId }) => (state === "UPDATED" ? [[id, accountId]] : [])),
  );
  await renameUploadedAccounts(
    tx,
    rows.flatMap((row) => {
      const id = renamed.get(row.id);
      return id ? [{ id, ...personOf(row) }] : [];
    }),
  );
  await join(tx, chunk, settled);
  await queueMails(tx, {
    companyId: upload.companyId,
    template: firstPasswordMail,
    batch: mailBatchOf(upload.id),
    mails: allowed.filter(isNew).map((row) => ({
      recipient: row.emailKey,
      language: personOf(row).language,
      onceKey: `bulk-upload-row/${row.id}`,
      values: {
        firstName: row.values.firstName,
        email: row.emailKey,
        password: deps.linkBox.seal(secrets.get(row.emailKey)?.password ?? "", firstPasswordMail.name),
        url: `${deps.employeeUrl}/login`,
      },
    })),
  });
  await writeJudgement(tx, settled);
  await countRun(tx, upload.id, rows.length);
  record(tx, {
    action: "add-uploaded-users",
    actor: upload.startedBy === null ? null : { kind: "staff", accountId: upload.startedBy },
    companyId: upload.companyId,
    subject: "bulk-upload",
    subjectId: upload.id,
    details: { added: added.size, updated: renamed.size, rows: rows.length },
  });
}
