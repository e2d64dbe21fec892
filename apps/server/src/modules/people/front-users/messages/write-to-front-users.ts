import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import { findPerson } from "../../../identity/identity.api.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import { requireAccessibleFrontUser } from "../reach.ts";
import { messageMail } from "./message.mails.ts";

/** One mail to each of them, none of whom sees the others. */
export const writeToFrontUsers = (calls: FrontUserCalls, deps: FrontUserDeps) =>
  command(calls.write, async ({ input: { ids, subject, text }, actor, tx, language }) => {
    const sender = await findPerson(tx, actor.accountId);
    if (!sender) throw new Refusal("access_denied");
    const values = {
      sender: `${sender.firstName} ${sender.lastName}`.trim(),
      replyTo: sender.email,
      subject,
      text,
    };
    return actOnEach({ tx, language }, [...new Set(ids)], "not_found", async (id) => {
      const person = await requireAccessibleFrontUser(tx, id);
      if (person.status !== "ENABLED") throw new Refusal("status_not_possible");
      if (await deps.hasOptedOut(tx, person.email)) throw new Refusal("opted_out");
      await queueMail(tx, {
        companyId: person.company.id,
        template: messageMail,
        recipient: person.email,
        language: person.language,
        values: { ...values, firstName: person.firstName },
      });
      record(tx, {
        action: "write-to-front-user",
        actor,
        companyId: person.company.id,
        subject: "account",
        subjectId: id,
        details: { subject },
      });
    });
  });
