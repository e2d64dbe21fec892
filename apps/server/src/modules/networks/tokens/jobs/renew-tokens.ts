import { renewals, type Renewal } from "@polyphon/rules/networks/connection-life.ts";
import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle, type JobContext } from "../../../../platform/jobs/job-handler.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { dueForRenewal } from "../token.store.ts";
import { renewToken } from "../renew-token.ts";

const renewTokensJob = job("networks/renew-tokens", z.object({}), {
  cron: { expression: "* * * * *", zone: "UTC" },
  expireInSeconds: 600,
});
const atOnce = 10;

/** Ten at a time; a network that answers none of them is skipped until the next minute. */
async function renewOf(
  deps: NetworkDeps,
  renewal: Renewal,
  { database, now, log, signal }: JobContext<unknown>,
): Promise<void> {
  for (let after = 0; !signal.aborted;) {
    const due = await inTransaction(database, allScope("tokens"), (tx) =>
      dueForRenewal(tx, renewal, { now, after, limit: atOnce }),
    );
    const last = due.at(-1);
    if (!last) return;
    const seen = new Date(now.getTime() + renewal.days * 24 * 60 * 60_000);
    const answers = await Promise.all(
      due.map((one) =>
        renewToken({ database, ...deps }, one, (row) => {
          const end = renewal.by === "access" ? row.accessExpiresAt : row.refreshExpiresAt;
          return end !== null && end < seen;
        }),
      ),
    );
    const count = (kind: string) => answers.filter((answer) => answer.kind === kind).length;
    const figures = { renewed: count("fresh"), lost: count("lost"), unavailable: count("unavailable") };
    log.info({ network: renewal.network, ...figures }, "tokens were renewed");
    if (figures.unavailable === due.length) return;
    after = last.id;
  }
}

export const renewTokens = (deps: NetworkDeps) =>
  handle(renewTokensJob, async (context) => {
    for (const renewal of renewals) await renewOf(deps, renewal, context);
  });
