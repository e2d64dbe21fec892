import type { BadgeCategory, BadgeFamily } from "@polyphon/contract/recognition/recognition.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface BadgeRow {
  readonly id: number;
  readonly family: BadgeFamily;
  readonly category: BadgeCategory;
  readonly level: number;
  readonly threshold: number;
  readonly mediaId: number | null;
}

const columns = 'id, family, category, level, threshold, media_id as "mediaId"';

/** All of them: they are part of the product and fewer than twenty. */
export async function listBadges(tx: Tx): Promise<BadgeRow[]> {
  const { rows } = await tx.client.query<BadgeRow>(`select ${columns} from badge order by family, level`);
  return rows;
}

export async function countBadges(tx: Tx): Promise<number> {
  const { rows } = await tx.client.query<{ badges: number }>("select count(*)::int as badges from badge");
  return rows[0]?.badges ?? 0;
}

/** Those without a drawn or uploaded picture; `earned` leaves out what nobody has. */
export async function badgesWithoutPicture(tx: Tx, which: "all" | "earned"): Promise<BadgeRow[]> {
  const held = which === "all" ? "" : "and exists (select from earned_badge where badge_id = badge.id)";
  const { rows } = await tx.client.query<BadgeRow>(
    `select ${columns} from badge where media_id is null ${held} order by family, level`,
  );
  return rows;
}

/** False when it has one meanwhile. */
export async function givePicture(tx: Tx, id: number, mediaId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update badge set media_id = $2 where id = $1 and media_id is null",
    [id, mediaId],
  );
  return rowCount === 1;
}
