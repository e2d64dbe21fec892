import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { addPicture, preparePicture } from "../../media/media.api.ts";
import { drawBadge } from "./draw-badge.ts";
import { type BadgeRow, badgesWithoutPicture, givePicture } from "./badge.store.ts";
import type { RecognitionDeps } from "../recognition.deps.ts";

async function drawOne(database: Database, { storage }: Pick<RecognitionDeps, "storage">, badge: BadgeRow) {
  const picture = await preparePicture(storage, await drawBadge(badge));
  if (typeof picture === "string") throw new Error(`the picture of a badge was refused: ${picture}`);
  const fileName = `badge-${badge.family.toLowerCase()}-${badge.threshold}.png`;
  await inTransaction(database, allScope("jobs"), async (tx) => {
    await givePicture(
      tx,
      badge.id,
      await addPicture(tx, picture, { companyId: null, createdBy: null, fileName }),
    );
  });
}

/** Once everything is drawn this is one short query. */
export async function drawMissing(
  database: Database,
  deps: Pick<RecognitionDeps, "storage">,
  which: "all" | "earned",
): Promise<void> {
  const missing = await inTransaction(database, allScope("jobs"), (tx) => badgesWithoutPicture(tx, which));
  for (const badge of missing) await drawOne(database, deps, badge);
}
