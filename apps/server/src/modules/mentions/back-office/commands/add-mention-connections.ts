import { addConnections as at } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEmployee } from "../../../identity/identity.api.ts";
import { fetchMentions } from "../../mention/fetch-mentions.ts";
import type { MentionsDeps } from "../../mentions.deps.ts";
import { presentForStaff } from "../../mention/mention.present.ts";
import { submitMentions } from "../../mention/submit-mentions.ts";
import { limits } from "@polyphon/contract/limits.ts";

/** The rows of a connection file become mentions of the employee whose connections they are. */
export const addMentionConnections = ({ lookUp }: MentionsDeps) =>
  flow(at, "calls-outside", async ({ input, actor, inTx }) => {
    const employee = await inTx((tx) => findEmployee(tx, input.userId));
    if (!employee) throw new Refusal("not_found");
    const { companyId, id: userId } = employee;
    const urls = input.connections.map(({ url }) => url);
    const fetched = await fetchMentions(lookUp, urls, (row) => `connections.${row}.url`);
    return inTx(async (tx) => {
      const rows = await submitMentions(tx, {
        owner: { companyId, userId, submittedBy: actor.accountId },
        inputs: fetched.map((one, row) => {
          const { firstName = "", lastName = "" } = input.connections[row] ?? {};
          return { ...one, displayName: `${firstName} ${lastName}`.trim().slice(0, limits.mention.textMax) };
        }),
        categoryIds: [],
        fieldAt: (row, error) =>
          `connections.${row}.${error === "mention_person_duplicate" ? "lastName" : "url"}`,
      });
      record(tx, { action: at.name, actor, companyId, subject: "employee", subjectId: userId });
      return { items: await presentForStaff(tx, actor, rows) };
    });
  });
