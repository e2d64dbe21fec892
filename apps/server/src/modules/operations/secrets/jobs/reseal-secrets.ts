import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { resealAll } from "../../../../platform/secret/reseal-all.ts";

const resealSecretsJob = job("operations/reseal-secrets", z.object({}), {
  cron: { expression: "17 * * * *", zone: "UTC" },
  expireInSeconds: 3_000,
});

/** A key that was put first in the settings takes over within the hour; then the old one can be removed. */
export const resealSecrets = ({ box, sealed }: Pick<OperationsDeps, "box" | "sealed">) =>
  handle(resealSecretsJob, async ({ database, log, signal }) => {
    for (const counts of await resealAll(database, box, sealed(), signal)) {
      if (counts.unreadable > 0) log.error(counts, "secrets could not be opened with the key they name");
      else log.info(counts, "secrets were sealed with the newest key");
    }
  });
