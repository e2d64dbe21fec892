import { sharesYourTurn } from "@polyphon/contract/sharing/sharing.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { type Listener, on } from "../../../../platform/events/listener.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { findPerson } from "../../../identity/identity.api.ts";
import { yourTurnMail } from "../your-turn.ts";
import type { NotificationDeps } from "../../notifications.deps.ts";

type Turn = Awaited<ReturnType<NotificationDeps["sharesToAnnounce"]>>[number];

async function mailTurn(
  tx: Tx,
  deps: NotificationDeps,
  companyId: number,
  turn: Turn,
  now: Date,
): Promise<void> {
  const person = await findPerson(tx, turn.userId);
  if (!person) return;
  await queueMail(tx, {
    companyId,
    recipient: person.email,
    template: yourTurnMail,
    language: person.language,
    values: {
      firstName: person.firstName,
      network: turn.network,
      title: turn.title,
      link: deps.linkBox.seal(deps.turnLink(turn.id, now), yourTurnMail.name),
    },
    onceKey: `your-turn:${turn.id}`,
  });
}

/** A planned assisted share is due. Once per share; one that is settled meanwhile sends no mail. */
export const mailTurns = (deps: NotificationDeps): Listener =>
  on(sharesYourTurn, "mail-person", async ({ payload: { companyId, shareIds }, database, now }) => {
    await inTransaction(database, companyScope(companyId), async (tx) => {
      for (const turn of await deps.sharesToAnnounce(tx, shareIds))
        if (turn.inQuestion) await mailTurn(tx, deps, companyId, turn, now);
    });
  });
