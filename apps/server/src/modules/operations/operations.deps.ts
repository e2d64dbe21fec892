import type { AppSetting } from "@polyphon/contract/operations/settings/app-settings.ts";
import type { Job } from "../../platform/jobs/job.ts";

export interface OperationsDeps {
  /** Every job of the product; asked late, because the modules are put together around this one. */
  readonly jobs: () => readonly Job[];
  /** Of settings whose standard the operator gives. */
  readonly configured: Readonly<Partial<Record<AppSetting, number | string>>>;
}

/** Those that the clock starts, by name. */
export function scheduledJobs({
  jobs,
}: OperationsDeps): { readonly name: string; readonly schedule: string }[] {
  return jobs()
    .flatMap(({ name, options }) => (options.cron ? [{ name, schedule: options.cron.expression }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
