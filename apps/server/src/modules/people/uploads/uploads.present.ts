import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readBulkUpload } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { type FaultKind, faultKinds, type UploadRowState } from "@polyphon/contract/people/bulk-upload.ts";
import { suggestFix } from "@polyphon/rules/people/uploads/suggest-fix.ts";
import { uploadCan } from "@polyphon/rules/people/uploads/upload-state.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { countMails } from "../../../platform/mail/queue-mails.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { namesOfAccounts } from "../../identity/identity.api.ts";
import { groupsOfCompany } from "../group-parameters/group-parameters.store.ts";
import { mailBatchOf } from "./rows/add-rows.ts";
import { countRows, listRepeats, type Repeat, type RowCount } from "./rows/upload-rows.store.ts";
import type { UploadRecord } from "./uploads.store.ts";

type BulkUpload = OutputOf<typeof readBulkUpload>;

/** How many shared mistakes are examined, and how many of those with a correction are shown. */
const repeats = { looked: 20, shown: 3 };

const repeatedFault = {
  email: "other_domain",
  language: "unknown_language",
  group: "unknown_group",
} as const satisfies Record<Repeat["field"], string>;

async function curable(tx: Tx, upload: UploadRecord, domain: string): Promise<BulkUpload["repeats"]> {
  const found = await listRepeats(tx, upload.id, repeats.looked);
  if (found.length === 0) return [];
  const groups = (await groupsOfCompany(tx, upload.companyId)).map(({ name }) => name);
  return found
    .flatMap((repeat) => {
      const fault = { fault: repeatedFault[repeat.field], about: repeat.from };
      const to = suggestFix(fault, { domain, groups });
      return to === null ? [] : [{ ...repeat, to }];
    })
    .slice(0, repeats.shown);
}

function runOf(upload: UploadRecord, left: number, now: Date): BulkUpload["run"] {
  if (upload.state !== "ADDING" || !upload.runAt) return null;
  const seconds = Math.max(1, (now.getTime() - upload.runAt.getTime()) / 1000);
  const perSecond = upload.runRows / seconds;
  return {
    done: upload.runRows,
    all: upload.runRows + left,
    perSecond: Math.round(perSecond * 10) / 10,
    secondsLeft: perSecond > 0 ? Math.ceil(left / perSecond) : null,
  };
}

function totals(counted: readonly RowCount[]) {
  const sum = (rows: readonly RowCount[]) => rows.reduce((all, row) => all + row.counted, 0);
  const of = (state: UploadRowState) => sum(counted.filter((row) => row.state === state));
  const ofKind = (kind: FaultKind) =>
    sum(counted.filter((row) => row.state === "FAULTY" && row.kind === kind));
  return {
    counts: {
      unchecked: of("UNCHECKED"),
      fine: of("FINE"),
      exists: of("EXISTS"),
      faulty: of("FAULTY"),
      added: of("ADDED"),
      updated: of("UPDATED"),
      skipped: of("SKIPPED"),
    },
    kinds: Object.fromEntries(faultKinds.map((kind) => [kind, ofKind(kind)])) as BulkUpload["kinds"],
  };
}

export async function presentUpload(tx: Tx, upload: UploadRecord, now: Date): Promise<BulkUpload> {
  const { id, name, domain } = await companyOf(tx, upload.companyId);
  const { counts, kinds } = totals(await countRows(tx, upload.id));
  const names = await namesOfAccounts(
    tx,
    [upload.createdBy, upload.startedBy].filter((one) => one !== null),
  );
  const nameOf = (account: number | null) => (account === null ? null : (names.get(account) ?? null));
  const ready = counts.fine + counts.exists;
  const can = uploadCan({ state: upload.state, ready });
  return {
    id: upload.id,
    company: { id, name, domain },
    fileName: upload.fileName,
    state: upload.state,
    reason: upload.reason,
    columns: upload.columns,
    rows: upload.rowCount,
    counts,
    kinds,
    repeats: can.edit && counts.faulty > 0 ? await curable(tx, upload, domain) : [],
    mails: await countMails(tx, mailBatchOf(upload.id)),
    skipExisting: upload.skipExisting,
    run: runOf(upload, ready, now),
    createdBy: nameOf(upload.createdBy),
    createdAt: upload.createdAt.toISOString(),
    startedBy: nameOf(upload.startedBy),
    startedAt: upload.startedAt?.toISOString() ?? null,
    finishedAt: upload.finishedAt?.toISOString() ?? null,
    can,
  };
}
