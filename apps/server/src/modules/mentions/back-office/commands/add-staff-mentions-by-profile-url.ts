import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { companyFor, type BackOffice, requireAccessibleCategories } from "../back-office.ts";
import { fetchMentions } from "../../mention/fetch-mentions.ts";
import type { MentionsDeps } from "../../mentions.deps.ts";
import { presentForStaff } from "../../mention/mention.present.ts";
import { submitMentions } from "../../mention/submit-mentions.ts";

export const addStaffMentionsByProfileUrl = ({ calls }: BackOffice, { lookUp }: MentionsDeps) =>
  flow(calls.addByProfileUrls, "calls-outside", async ({ input, actor, inTx }) => {
    const fieldAt = (at: number) => `profileUrls.${at}`;
    // Checked before LinkedIn is called: a wrong company or category costs no call.
    const { companyId, categoryIds } = await inTx(async (tx) => ({
      companyId: await companyFor(tx, actor, input.companyId),
      categoryIds: await requireAccessibleCategories(tx, input.categoryIds),
    }));
    const fetched = await fetchMentions(lookUp, input.profileUrls, fieldAt);
    return inTx(async (tx) => {
      const rows = await submitMentions(tx, {
        owner: { companyId, userId: null, submittedBy: actor.accountId },
        inputs: fetched.map((one) => ({ ...one, displayName: one.name })),
        categoryIds,
        fieldAt,
      });
      for (const { id } of rows) {
        record(tx, {
          action: calls.addByProfileUrls.name,
          actor,
          companyId,
          subject: "mention",
          subjectId: id,
        });
      }
      return { items: await presentForStaff(tx, actor, rows) };
    });
  });
