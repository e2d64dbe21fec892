import { query } from "../../../../platform/operation/query.ts";
import { type BackOffice, requireAccessibleMention } from "../back-office.ts";
import { presentForStaff } from "../../mention/mention.present.ts";

export const getStaffMention = (office: BackOffice) =>
  query(office.calls.get, async ({ input, actor, tx }) => {
    const [shown] = await presentForStaff(tx, actor, [
      await requireAccessibleMention(tx, office, actor, input.id),
    ]);
    if (!shown) throw new Error("a mention was lost while it was presented");
    return shown;
  });
