import { postPublished } from "@polyphon/contract/content/content.events.ts";
import { offerOwnPost as at } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { mayOfferOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { categoriesOfCompany } from "../../categories/category-choice.store.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { insertPost } from "../../post/write-post.store.ts";
import { addStep, linkOfferedPost } from "../own-post.store.ts";
import { requireAccessibleAskedPost } from "../reach-own-post.ts";
import { showAsked } from "../show-asked-post.ts";

/** Defaults: it is in the feed like any post of the company, from now on and without an end. */
const plain = {
  serialNumber: null,
  curatorCodeId: null,
  linkedinImageUrl: null,
  campaignName: null,
  notes: null,
  frontPageNews: false,
  dripDays: null,
  groupIds: [],
  featuredUntil: null,
  startsOn: null,
  endsOn: null,
  imageSelectionMode: "ALL",
  shareType: "ALL",
  copyEditable: false,
  definingTagIds: [],
  postTagIds: [],
} as const;

export const offerOwnPost = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now, guard }) => {
    const row = await requireAccessibleAskedPost(tx, actor, input.id, { lock: true });
    const { companyId, copy } = row;
    const connected = await categoriesOfCompany(tx, companyId);
    if (!connected.some(({ id }) => id === input.categoryId))
      throw new Refusal("not_found", {}, [{ field: "categoryId", error: "not_found", values: {} }]);
    if (!mayOfferOwnPost(row, row.offeredPostId)) throw new Refusal("workflow_refused");

    const voices = [{ voice: "VOICE_1", copy, aiPercent: null }];
    const post = {
      ...plain,
      ...row,
      categoryId: input.categoryId,
      source: "SHARED_OWN_POST",
      voices,
    } as const;
    const postId = await insertPost(
      tx,
      { ...post, notes: null, publishAt: now },
      "PUBLISHED",
      actor.accountId,
    );
    await linkOfferedPost(tx, row.id, postId);
    await addStep(tx, row, { step: "OFFERED", accountId: actor.accountId, reason: null, at: now });
    emit(tx, postPublished, { postId });
    return showAsked(tx, deps, { actor, guard }, row.id);
  });
