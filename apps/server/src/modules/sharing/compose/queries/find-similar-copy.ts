import { findSimilarCopy as at } from "@polyphon/contract/sharing/similar-copy.contract.ts";
import { otherVoices } from "@polyphon/rules/sharing/compose/copy/other-voices.ts";
import { rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf, councilMinimums } from "../../../companies/companies.api.ts";
import { visiblePost } from "../../../content/content.api.ts";
import { voicesOfColleagues } from "../../calendar/calendar.store.ts";
import { mayShare } from "../../sharing.policy.ts";

/** Points out, never forbids: identical text from many colleagues on one day looks like an advertisement. */
export const findSimilarCopy = query(at, async ({ input, actor, tx, now }) => {
  const { timeZone, noOfVoices } = await companyOf(tx, actor.companyId);
  const post = await visiblePost(tx, actor, timeZone, input.postId, now);

  allow(mayShare(actor));

  if ((await councilMinimums(tx, [actor.companyId])).size > 0) return { colleagues: null, alternatives: [] };

  const date = input.date ?? localDateOf(now, timeZone);
  const range = rangeOfDates(date, date, timeZone);
  if (!range) throw new Refusal("validation");
  const used = await voicesOfColleagues(tx, {
    companyId: actor.companyId,
    userId: actor.accountId,
    postId: post.id,
    network: input.network,
    text: input.text,
    ...range,
  });
  const offered = post.voices.slice(0, noOfVoices).map(({ voice }) => voice);
  const people = Object.fromEntries(used.map((one) => [one.voice, one.people]));
  return {
    colleagues: used.reduce((sum, { same }) => sum + same, 0),
    alternatives: otherVoices(offered, input.voice, people),
  };
});
