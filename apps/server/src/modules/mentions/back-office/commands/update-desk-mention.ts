import { command } from "../../../../platform/operation/command.ts";
import { type Desk, reachedCategories, reachedMention } from "../desk.ts";
import { fieldsOf, presentForDesk } from "../../mention/mention.present.ts";
import { changeMention } from "../../mention/submit-mentions.ts";

export const updateDeskMention = (desk: Desk) =>
  command(desk.calls.update, async ({ input, actor, tx }) => {
    const before = await reachedMention(tx, desk, actor, input.id);
    const after = await changeMention(tx, before, {
      version: input.version,
      submittedBy: actor.accountId,
      wish: fieldsOf(input.mention),
      categoryIds: await reachedCategories(tx, input.categoryIds),
    });
    const [shown] = await presentForDesk(tx, actor, [after]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
