import { query } from "../../../../platform/operation/query.ts";
import { type Desk, reachedMention } from "../desk.ts";
import { presentForDesk } from "../../mention/mention.present.ts";

export const getDeskMention = (desk: Desk) =>
  query(desk.calls.get, async ({ input, actor, tx }) => {
    const [shown] = await presentForDesk(tx, actor, [await reachedMention(tx, desk, actor, input.id)]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
