import { command } from "../../../../platform/operation/command.ts";
import { type BackOffice, requireAccessibleMention } from "../back-office.ts";
import { removeMention } from "../../mention/mention.store.ts";

export const deleteStaffMention = (office: BackOffice) =>
  command(office.calls.remove, async ({ input, actor, tx }) => {
    const { id } = await requireAccessibleMention(tx, office, actor, input.id);
    await removeMention(tx, id);
    return { id };
  });
