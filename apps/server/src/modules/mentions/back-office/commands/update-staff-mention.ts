import { command } from "../../../../platform/operation/command.ts";
import { type BackOffice, requireAccessibleCategories, requireAccessibleMention } from "../back-office.ts";
import { fieldsOf, presentForStaff } from "../../mention/mention.present.ts";
import { changeMention } from "../../mention/submit-mentions.ts";

export const updateStaffMention = (office: BackOffice) =>
  command(office.calls.update, async ({ input, actor, tx }) => {
    const before = await requireAccessibleMention(tx, office, actor, input.id);
    const after = await changeMention(tx, before, {
      version: input.version,
      submittedBy: actor.accountId,
      input: fieldsOf(input.mention),
      categoryIds: await requireAccessibleCategories(tx, input.categoryIds),
    });
    const [shown] = await presentForStaff(tx, actor, [after]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
