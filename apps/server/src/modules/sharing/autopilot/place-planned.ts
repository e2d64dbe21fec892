import { sharesScheduled } from "@polyphon/contract/sharing/sharing.events.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { Company } from "../../companies/companies.api.ts";
import type { PostToPlan } from "../../content/content.api.ts";
import { addLinksOf } from "../compose/share-links.ts";
import { insertPlanned, type NewPlanned, type PlacedShare } from "./planned-changes.store.ts";

export type PlannedPick = Omit<NewPlanned, "text" | "edited"> & {
  /** A person chose it: no plan changes it any more. */
  readonly edited?: boolean;
};

/**
 * Writes a plan's shares: the voice's copy for the network, as a person would be offered it, with short links. The
 * caller holds the people's locks. Answers what was placed; a post that somebody has by now is missing there.
 */
export async function placePlanned(
  tx: Tx,
  company: Company,
  posts: ReadonlyMap<number, PostToPlan>,
  picks: readonly PlannedPick[],
): Promise<PlacedShare[]> {
  const known = picks.flatMap((pick) => {
    const post = posts.get(pick.postId);
    return post ? [{ ...pick, post }] : [];
  });
  if (known.length === 0) return [];
  const placed = await insertPlanned(
    tx,
    company.id,
    known.map(({ post, ...pick }) => ({
      ...pick,
      edited: pick.edited ?? false,
      text: suggestedCopy(post, pick.voice, pick.network).trim(),
    })),
  );
  await addLinksOf(
    tx,
    company,
    placed.flatMap((share) => {
      const post = posts.get(share.postId);
      return post ? [{ ...share, post, utm: null }] : [];
    }),
  );
  if (placed.length > 0)
    emit(tx, sharesScheduled, { companyId: company.id, shareIds: placed.map(({ id }) => id) });
  return placed;
}
