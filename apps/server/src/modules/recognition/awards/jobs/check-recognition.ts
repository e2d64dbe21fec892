import { z } from "zod";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope, companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { type ClickPlace, clicksAfter } from "../../../links/links.api.ts";
import { sharersOf } from "../../../sharing/sharing.api.ts";
import { type Candidate, candidatesAfter, findMark, keepMark } from "../candidate.store.ts";
import { checkPeople } from "../check-people.ts";
import { drawMissing } from "../../badges/draw-missing.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";

const checkRecognitionJob = job("recognition/check-recognition", z.object({}), {
  cron: { expression: "17 4 * * *", zone: "UTC" },
});

const hourMs = 3_600_000;
/** A click may be counted late, so each run overlaps the end of the one before. */
const overlapMs = 6 * hourMs;
const firstLookMs = 31 * 24 * hourMs;
const clicksAtOnce = 5_000;
const peopleAtOnce = 200;
const mark = "clicks";

async function checkAll(database: Database, people: readonly Candidate[], now: Date): Promise<void> {
  for (const [companyId, own] of Map.groupBy(people, (one) => one.companyId)) {
    const ids = [...new Set(own.map(({ accountId }) => accountId))];
    for (let at = 0; at < ids.length; at += peopleAtOnce)
      await inTransaction(database, companyScope(companyId), (tx) =>
        checkPeople(tx, companyId, ids.slice(at, at + peopleAtOnce), now),
      );
  }
}

/** Whose shares were clicked since: clicks are ordered, so a page begins where the last one ended. */
async function walkClicked(database: Database, from: Date, now: Date, signal: AbortSignal): Promise<void> {
  let after: ClickPlace | null = { at: from, id: 0 };
  while (after !== null && !signal.aborted) {
    const place: ClickPlace = after;
    const { clicks, people } = await inTransaction(database, allScope("jobs"), async (tx) => {
      const found = await clicksAfter(tx, { after: place, until: now, limit: clicksAtOnce });
      const sharers = await sharersOf(tx, [...new Set(found.map(({ shareId }) => shareId))]);
      return {
        clicks: found,
        people: sharers.map(({ userId, companyId }) => ({ accountId: userId, companyId })),
      };
    });
    await checkAll(database, people, now);
    after = clicks.length < clicksAtOnce ? null : (clicks.at(-1) ?? null);
  }
}

async function walkCandidates(database: Database, now: Date, signal: AbortSignal): Promise<void> {
  let after = 0;
  while (!signal.aborted) {
    const place = after;
    const people = await inTransaction(database, allScope("jobs"), (tx) =>
      candidatesAfter(tx, place, peopleAtOnce),
    );
    await checkAll(database, people, now);
    const last = people.at(-1);
    if (!last || people.length < peopleAtOnce) return;
    after = last.accountId;
  }
}

/**
 * What no event announces: clicks, and levels that wait for a connection, autopilot or a profile. It checks people with
 * clicks since the last run and those who have shared enough, never everybody.
 */
export const checkRecognition = (deps: Pick<RecognitionDeps, "storage">) =>
  handle(checkRecognitionJob, async ({ database, now, signal }) => {
    await drawMissing(database, deps, "all");
    const last = await inTransaction(database, allScope("jobs"), (tx) => findMark(tx, mark));
    const from = new Date(last ? last.getTime() - overlapMs : now.getTime() - firstLookMs);
    await walkClicked(database, from, now, signal);
    await walkCandidates(database, now, signal);
    if (!signal.aborted) await inTransaction(database, allScope("jobs"), (tx) => keepMark(tx, mark, now));
  });
