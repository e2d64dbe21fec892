import { command } from "../../../../platform/operation/command.ts";
import { companyFor, type BackOffice, requireAccessibleCategories } from "../back-office.ts";
import { fieldsOf, presentForStaff } from "../../mention/mention.present.ts";
import { fieldOfInput, submitMentions } from "../../mention/submit-mentions.ts";

export const addStaffMentions = ({ calls }: BackOffice) =>
  command(calls.add, async ({ input, actor, tx }) => {
    const companyId = await companyFor(tx, actor, input.companyId);
    const rows = await submitMentions(tx, {
      owner: { companyId, userId: null, submittedBy: actor.accountId },
      inputs: input.mentions.map(fieldsOf),
      categoryIds: await requireAccessibleCategories(tx, input.categoryIds),
      fieldAt: (at, error) =>
        fieldOfInput(input.mentions[at] ?? { accountType: "PERSONAL" }, error, `mentions.${at}`),
    });
    return { items: await presentForStaff(tx, actor, rows) };
  });
