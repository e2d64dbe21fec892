import { adaptProcessingItem as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { beginPost } from "../../workflow/begin-post.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { inputOfRow } from "../../post-form/input-of-row.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { decideItem } from "../processing.store.ts";
import { showItem, waitingItem } from "../show-item.ts";

/** What belongs to the company that wrote it is not copied: number, tags, groups and front page. */
export const adaptProcessingItem = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { id, postId } = await waitingItem(tx, input.id);
    const original = inputOfRow(await loadAccessiblePost(tx, actor, postId));
    const later = original.publishAt !== null && new Date(original.publishAt) > now;
    const adapted = {
      ...original,
      title: input.title,
      startsOn: input.startsOn,
      endsOn: input.endsOn,
      voices: input.voices.map((voice) => ({ ...voice, aiPercent: null })),
      publishAt: later ? original.publishAt : null,
      serialNumber: null,
      curatorCodeId: null,
      postTagIds: [],
      groupIds: [],
      frontPageNews: false,
      dripDays: null,
      featuredUntil: null,
    };
    const values = await checkedPost(tx, deps, actor, adapted, null, now);
    const adaptedPostId = await beginPost(tx, deps, actor, values, now);
    await decideItem(tx, id, { outcome: "ADAPTED", by: actor.accountId, at: now, adaptedPostId });
    return showItem(tx, deps, actor, id);
  });
