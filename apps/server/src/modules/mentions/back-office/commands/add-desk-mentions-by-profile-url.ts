import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { companyFor, type Desk, reachedCategories } from "../desk.ts";
import { fetchMentions } from "../../mention/fetch-mentions.ts";
import type { MentionsDeps } from "../../mentions.deps.ts";
import { presentForDesk } from "../../mention/mention.present.ts";
import { submitMentions } from "../../mention/submit-mentions.ts";

export const addDeskMentionsByProfileUrl = ({ calls }: Desk, { lookUp }: MentionsDeps) =>
  flow(calls.addByProfileUrls, async ({ input, actor, inTx }) => {
    const fieldAt = (at: number) => `profileUrls.${at}`;
    // Asked before LinkedIn is: a wrong company or category costs no call.
    const { companyId, categoryIds } = await inTx(async (tx) => ({
      companyId: await companyFor(tx, actor, input.companyId),
      categoryIds: await reachedCategories(tx, input.categoryIds),
    }));
    const fetched = await fetchMentions(lookUp, input.profileUrls, fieldAt);
    return inTx(async (tx) => {
      const rows = await submitMentions(tx, {
        owner: { companyId, userId: null, submittedBy: actor.accountId },
        wishes: fetched.map((one) => ({ ...one, displayName: one.name })),
        categoryIds,
        fieldAt,
      });
      for (const { id } of rows) {
        const { accountId: actorId } = actor;
        record(tx, {
          action: calls.addByProfileUrls.name,
          actorId,
          companyId,
          subject: "mention",
          subjectId: id,
        });
      }
      return { items: await presentForDesk(tx, actor, rows) };
    });
  });
