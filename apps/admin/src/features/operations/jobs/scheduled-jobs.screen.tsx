import { useText } from "../../../shared/text/use-text.ts";
import { SwitchesPage } from "../kill-switches/switches-page.tsx";
import { JobSwitches } from "./job-switches.tsx";

/** What the product does by itself and when, and how it went. */
export default function ScheduledJobsScreen() {
  const { text } = useText();
  return (
    <SwitchesPage
      title={text("operations.switch.cron")}
      sub={text("operations.jobsPage.sub")}
      loadingRows={12}
    >
      {(switches, onTurn) => <JobSwitches switches={switches} onTurn={onTurn} />}
    </SwitchesPage>
  );
}
