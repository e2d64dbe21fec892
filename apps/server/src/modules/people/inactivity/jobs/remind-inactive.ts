import { limits } from "@polyphon/contract/limits.ts";
import { type AbsenceStep, stepOfAbsence } from "@polyphon/rules/people/inactivity.ts";
import { z } from "zod";
import { record } from "../../../../platform/audit/record.ts";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { allowedInactivityOf } from "../../../companies/companies.api.ts";
import {
  type InactiveAccount,
  listInactive,
  lockInactive,
  setFrontUserState,
} from "../../../identity/identity.api.ts";
import { keepFrontUserChange } from "../../front-users/changes/keep-front-user-change.ts";
import { stopFrontUser } from "../../front-users/changes/stop-front-user.ts";
import { keepReminder, type Reminder, remindersOf } from "../inactivity.store.ts";
import { inactivityReminderMail, inactivityWarningMail } from "../inactivity.mails.ts";
import { type Met, notifyOfInactive } from "../notify-of-inactive.ts";

const remindInactiveJob = job("people/remind-inactive", z.object({}), {
  cron: { expression: "23 6 * * *", zone: "UTC" },
});

const pageSize = 200;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Absent extends InactiveAccount {
  readonly days: number;
  readonly allowedDays: number;
}

/** The day on which the account is switched off: after the allowed days, and never before tomorrow. */
function endOf({ since, allowedDays }: Absent, now: Date): string {
  const allowed = new Date(since).getTime() + (allowedDays + 1) * dayMs;
  return new Date(Math.max(allowed, now.getTime() + dayMs)).toISOString().slice(0, 10);
}

async function remind(tx: Tx, person: Absent, day: number, last: boolean, now: Date): Promise<void> {
  const { id, companyId, email: recipient, language, firstName, days, since } = person;
  const onceKey = `inactivity/${id}/${since}/${day}`;
  const to = { companyId, recipient, language, onceKey };
  await (last
    ? queueMail(tx, {
        ...to,
        template: inactivityWarningMail,
        values: { firstName, days, endsOn: endOf(person, now) },
      })
    : queueMail(tx, { ...to, template: inactivityReminderMail, values: { firstName, days } }));
  await keepReminder(tx, person, { days: day, sentAt: now });
}

async function deactivate(tx: Tx, person: Absent): Promise<void> {
  const { id, companyId, proficiency: level, days } = person;
  await setFrontUserState(tx, id, { status: "DEACTIVATED", level });
  await keepFrontUserChange(tx, person, null, { status: "ENABLED" }, { status: "DEACTIVATED" });
  record(tx, {
    action: "deactivate-inactive",
    actor: null,
    companyId,
    subject: "account",
    subjectId: id,
    details: { days },
  });
  await stopFrontUser(tx, person, false);
}

function stepOf(person: Absent, reminder: Reminder | undefined, now: Date): AbsenceStep {
  return stepOfAbsence({
    days: person.days,
    allowedDays: person.allowedDays,
    reminded: reminder?.days ?? 0,
    hoursSinceReminder: reminder ? (now.getTime() - reminder.sentAt.getTime()) / hourMs : 0,
  });
}

/** One person, one transaction: whoever signed in since is left alone, and a second run finds the step done. */
function serve(database: Database, person: Absent, now: Date): Promise<Met["fate"]> {
  return inTransaction(database, allScope("jobs"), async (tx) => {
    if (!(await lockInactive(tx, person))) return null;
    const step = stepOf(person, (await remindersOf(tx, [person])).get(person.id), now);
    if (step.kind === "remind") await remind(tx, person, step.day, step.last, now);
    if (step.kind === "deactivate") await deactivate(tx, person);
    if (step.kind === "deactivate") return "deactivated";
    return step.kind === "remind" && step.last ? "warned" : null;
  });
}

type Place = { readonly since: string; readonly id: number } | null;

/** Those of the next page for whom something is due: most were notified weeks ago and wait. */
function readPage(database: Database, after: Place, now: Date) {
  return inTransaction(database, allScope("jobs"), async (tx) => {
    const before = new Date(now.getTime() - limits.inactivity.reminderDays[0] * dayMs);
    const page = await listInactive(tx, { before, after, limit: pageSize });
    const allowed = await allowedInactivityOf(tx, [...new Set(page.map(({ companyId }) => companyId))]);
    const reminders = await remindersOf(tx, page);
    const people = page.map((one) => ({
      ...one,
      days: Math.floor((now.getTime() - new Date(one.since).getTime()) / dayMs),
      allowedDays: allowed.get(one.companyId) ?? Infinity,
    }));
    const due = people.filter((one) => stepOf(one, reminders.get(one.id), now).kind !== "nothing");
    return { due, last: page.length < pageSize ? null : (page.at(-1) ?? null) };
  });
}

/** Reminds inactive employees, and switches those off who are inactive longer than their company allows. */
export const remindInactive = handle(remindInactiveJob, async ({ database, now, signal }) => {
  const met: Met[] = [];
  let after: Place = null;
  do {
    const { due, last } = await readPage(database, after, now);
    for (const person of due) {
      if (signal.aborted) break;
      met.push({ person, fate: await serve(database, person, now) });
    }
    after = last;
  } while (after !== null && !signal.aborted);
  await notifyOfInactive(database, met, now);
});
