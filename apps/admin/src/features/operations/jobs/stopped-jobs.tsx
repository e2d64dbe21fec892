import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { KillSwitches } from "../kill-switches/switch-model.ts";

/** How many of the scheduled jobs are stopped, with the way to them. */
export function StoppedJobs({ switches: { cron } }: { switches: KillSwitches }) {
  const { text } = useText();
  const stopped = cron.filter(({ active }) => active).length;
  return (
    <Card
      title={text("operations.switch.cron")}
      aside={
        <AppLink href={screenHref("/admin/scheduled-jobs", {})}>
          {text("operations.jobsPage.all", { count: cron.length })}
        </AppLink>
      }
    >
      <StatusDot tone={stopped === 0 ? "ok" : "bad"}>
        {text("operations.jobsPage.stopped", { count: stopped })}
      </StatusDot>
    </Card>
  );
}
