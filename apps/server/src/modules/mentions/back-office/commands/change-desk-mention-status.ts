import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { type Desk, reachedMention } from "../desk.ts";
import { mayDecide } from "../../mentions.policy.ts";
import { presentForDesk } from "../../mention/mention.present.ts";
import { decideMention } from "../../mention/mention.store.ts";

export const changeDeskMentionStatus = (desk: Desk) =>
  command(desk.calls.changeStatus, async ({ input, actor, tx, now }) => {
    const { id, version, status } = input;
    const before = await reachedMention(tx, desk, actor, id);
    allow(mayDecide(actor, before) ? true : "access_denied");
    const written = await decideMention(tx, { id, version, status, by: actor.accountId, at: now });
    if (!written) throw new Refusal("edited_meanwhile");
    const [shown] = await presentForDesk(tx, actor, [await reachedMention(tx, desk, actor, id)]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
