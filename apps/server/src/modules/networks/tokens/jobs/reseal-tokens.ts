import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { resealTokens as reseal } from "../reseal-tokens.ts";

const resealTokensJob = job("networks/reseal-tokens", z.object({}), {
  cron: { expression: "17 * * * *", zone: "UTC" },
  expireInSeconds: 3_000,
});

/** A key that was put first in the settings takes over within the hour; then the old one can be removed. */
export const resealTokens = ({ box }: Pick<NetworkDeps, "box">) =>
  handle(resealTokensJob, async ({ database, log, signal }) => {
    const counts = await reseal(database, box, signal);
    if (counts.unreadable > 0) log.error(counts, "tokens could not be opened with the key they name");
    else if (counts.resealed > 0) log.info(counts, "tokens were sealed with the newest key");
  });
