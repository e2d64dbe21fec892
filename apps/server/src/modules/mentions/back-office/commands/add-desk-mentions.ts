import { command } from "../../../../platform/operation/command.ts";
import { companyFor, type Desk, reachedCategories } from "../desk.ts";
import { fieldsOf, presentForDesk } from "../../mention/mention.present.ts";
import { fieldOfWish, submitMentions } from "../../mention/submit-mentions.ts";

export const addDeskMentions = ({ calls }: Desk) =>
  command(calls.add, async ({ input, actor, tx }) => {
    const companyId = await companyFor(tx, actor, input.companyId);
    const rows = await submitMentions(tx, {
      owner: { companyId, userId: null, submittedBy: actor.accountId },
      wishes: input.mentions.map(fieldsOf),
      categoryIds: await reachedCategories(tx, input.categoryIds),
      fieldAt: (at, error) =>
        fieldOfWish(input.mentions[at] ?? { accountType: "PERSONAL" }, error, `mentions.${at}`),
    });
    return { items: await presentForDesk(tx, actor, rows) };
  });
