import { record } from "../../platform/audit/record.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import {
  addFailedMail,
  addPastStop,
  addTroubledAttempts,
  prohibitEmail,
  prohibitHashtags,
  prohibitWords,
} from "./demo-operations.store.ts";

interface OperationsSeed {
  readonly staffId: number;
  readonly companyId: number;
  readonly postIds: readonly number[];
  readonly now: Date;
}

const hour = 3_600_000;
const words = ["guaranteed profit", "get rich quick", "risk-free return", "Geheimtipp für Anleger", "casino"];

/** Prohibited words and addresses, a switch that was once used, and logs with something to read. */
export async function addOperations(tx: Tx, seed: OperationsSeed): Promise<void> {
  const { staffId, companyId, postIds, now } = seed;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  await prohibitWords(tx, null, words);
  await prohibitWords(tx, companyId, ["Project Heron", "Projekt Reiher"]);
  await prohibitHashtags(tx, companyId, ["#ProjectHeron", "#Insider"]);
  await prohibitEmail(tx, "@freeprizes.example", "Registers with a new address every day");
  await prohibitEmail(tx, "newsletter@oldpartner.example", "Asked us in writing to send nothing more");
  await addPastStop(tx, {
    network: "FACEBOOK",
    stoppedAt: ago(75),
    releasedAt: ago(73.5),
    by: staffId,
    stopReason: "Facebook refuses every second post, ticket 8790",
    releaseReason: "Facebook has answered: solved",
  });
  await addTroubledAttempts(tx);
  await addFailedMail(tx, {
    recipient: "t.lindqvist@moved-on.example",
    template: "connection-lost",
    error: "550 5.1.1 No such user",
    at: ago(20),
  });
  for (const postId of postIds)
    record(tx, {
      action: "add-post",
      actor: { kind: "staff", accountId: staffId },
      companyId: null,
      subject: "post",
      subjectId: postId,
    });
}
