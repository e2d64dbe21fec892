import { badgesToGive } from "@polyphon/rules/recognition/earned-badges.ts";
import { longestRun } from "@polyphon/rules/recognition/weeks-with-shares.ts";
import { countApprovedOf } from "../../modules/content/content.api.ts";
import { addPicture, preparePicture, type PreparedPicture } from "../../modules/media/media.api.ts";
import { drawBadge } from "../../modules/recognition/badges/draw-badge.ts";
import { type BadgeRow, givePicture, listBadges } from "../../modules/recognition/badges/badge.store.ts";
import { earnedOf, insertEarned, markViewed } from "../../modules/recognition/badges/earned-badge.store.ts";
import { sharerFigures } from "../../modules/sharing/sharing.api.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import type { Storage } from "../../platform/storage/storage.ts";

type DrawnBadges = ReadonlyMap<number, PreparedPicture>;

/** Drawn and stored before the transaction, like every picture of the demo. */
export async function prepareBadges(database: Database, storage: Storage): Promise<DrawnBadges> {
  const badges = await inTransaction(database, allScope("demo"), listBadges);
  const prepared = new Map<number, PreparedPicture>();
  for (const badge of badges) {
    const picture = await preparePicture(storage, await drawBadge(badge));
    if (typeof picture === "string") throw new Error(`the picture of a badge was refused: ${picture}`);
    prepared.set(badge.id, picture);
  }
  return prepared;
}

interface Sharer {
  readonly id: number;
  readonly company: { readonly id: number; readonly timeZone: string };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Badges within reach are already earned, so that trying things out opens no dialog over them. */
const ahead = { SHARING: 6, STREAK: 1, REACH: 9, VOICE: 3, LEARNING: 0 } as const;

async function giveTo(
  tx: Tx,
  badges: readonly BadgeRow[],
  people: readonly Sharer[],
  now: Date,
): Promise<void> {
  const [first] = people;
  if (!first) return;
  const ids = people.map(({ id }) => id);
  const figures = await sharerFigures(tx, ids, first.company.timeZone);
  const approved = await countApprovedOf(tx, ids);
  for (const [at, id] of ids.entries()) {
    const { shares, mondays, clicks } = figures.get(id) ?? { shares: 0, mondays: [], clicks: 0 };
    const reached = {
      SHARING: shares + ahead.SHARING,
      STREAK: longestRun(mondays) + ahead.STREAK,
      REACH: clicks + ahead.REACH,
      VOICE: (approved.get(id) ?? 0) + ahead.VOICE,
      LEARNING: ahead.LEARNING,
    };
    const given = badgesToGive(badges, reached, new Set()).map((badge) => ({
      accountId: id,
      badgeId: badge.id,
    }));
    await insertEarned(tx, first.company.id, given, new Date(now.getTime() - (2 + (at % 40)) * dayMs));
    const earned = await earnedOf(tx, id, "en");
    await markViewed(
      tx,
      id,
      earned.map((one) => one.id),
      now,
    );
  }
}

/** Badges with their pictures, earned and seen by the employees of the demo. */
export async function addRecognition(
  tx: Tx,
  drawn: DrawnBadges,
  people: readonly Sharer[],
  now: Date,
): Promise<void> {
  const badges = await listBadges(tx);
  for (const { id, family, threshold } of badges) {
    const picture = drawn.get(id);
    if (picture === undefined) continue;
    const fileName = `badge-${family.toLowerCase()}-${threshold}.png`;
    await givePicture(tx, id, await addPicture(tx, picture, { companyId: null, createdBy: null, fileName }));
  }
  for (const own of Map.groupBy(people, ({ company }) => company.id).values())
    await giveTo(tx, badges, own, now);
}
