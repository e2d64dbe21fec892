import type { AppSetting } from "@polyphon/contract/operations/settings/app-settings.ts";
import type { AuditDeps } from "../../platform/audit/audit-deps.ts";
import type { SealedRows } from "../../platform/secret/sealed-rows.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import type { Job } from "../../platform/jobs/job.ts";

export interface OperationsDeps {
  /** Every job of the product; evaluated late, because the modules are composed around this one. */
  readonly jobs: () => readonly Job[];
  readonly audit: AuditDeps;
  readonly box: SecretBox;
  /** Everything that a key has sealed; late for the same reason. */
  readonly sealed: () => readonly SealedRows[];
  /** For settings whose default the operator sets. */
  readonly configured: Readonly<Partial<Record<AppSetting, number | string>>>;
}

/** Those with a schedule, by name. */
export function scheduledJobs({
  jobs,
}: OperationsDeps): { readonly name: string; readonly schedule: string }[] {
  return jobs()
    .flatMap(({ name, options }) => (options.cron ? [{ name, schedule: options.cron.expression }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
