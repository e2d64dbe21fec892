import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { type BackOffice, requireAccessibleMention } from "../back-office.ts";
import { mayDecide } from "../../mentions.policy.ts";
import { presentForStaff } from "../../mention/mention.present.ts";
import { decideMention } from "../../mention/mention.store.ts";

export const changeStaffMentionStatus = (office: BackOffice) =>
  command(office.calls.changeStatus, async ({ input, actor, tx, now }) => {
    const { id, version, status } = input;
    const before = await requireAccessibleMention(tx, office, actor, id);
    allow(mayDecide(actor, before) ? true : "access_denied");
    const written = await decideMention(tx, { id, version, status, by: actor.accountId, at: now });
    if (!written) throw new Refusal("edited_meanwhile");
    const [shown] = await presentForStaff(tx, actor, [await requireAccessibleMention(tx, office, actor, id)]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
