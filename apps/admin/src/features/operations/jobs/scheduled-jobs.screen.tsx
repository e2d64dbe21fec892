import "../../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readKillSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import type { SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnDialog } from "../../../shared/switches/turn-dialog.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { JobSwitches } from "./job-switches.tsx";

/** What the product does by itself and when, and how it went. */
export default function ScheduledJobsScreen() {
  const { text } = useText();
  const found = useEndpoint(readKillSwitches, {}, { refetchInterval: 5_000 });
  const [turning, setTurning] = useState<{ target: SwitchTarget; stop: boolean } | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title={text("operations.switch.cron")} sub={text("operations.jobsPage.sub")} />
      {found.data !== undefined && (
        <JobSwitches switches={found.data} onTurn={(target, stop) => setTurning({ target, stop })} />
      )}
      {found.data === undefined &&
        (found.isError ? (
          <LoadFailed
            title={text("kit.failed.title")}
            error={found.error}
            onAgain={() => void found.refetch()}
          />
        ) : (
          <SkeletonRows label={text("shell.frame.loading")} rows={12} />
        ))}
      {turning && <TurnDialog {...turning} onClose={() => setTurning(null)} />}
    </div>
  );
}
