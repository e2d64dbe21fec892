import { command } from "../../../../platform/operation/command.ts";
import { type Desk, reachedMention } from "../desk.ts";
import { removeMention } from "../../mention/mention.store.ts";

export const deleteDeskMention = (desk: Desk) =>
  command(desk.calls.remove, async ({ input, actor, tx }) => {
    const { id } = await reachedMention(tx, desk, actor, input.id);
    await removeMention(tx, id);
    return { id };
  });
