import type { readCompanyRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../autopilot.module.css";

/** How many slots stayed empty for which reason, as a table with bars. */
export function GapReasons({ reasons: known }: { reasons: OutputOf<typeof readCompanyRun>["gapReasons"] }) {
  const { text, language } = useText();
  const reasons = known ?? [];
  const all = reasons.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const part = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <Card title={text("autopilot.run.gapsTitle")} divided>
      {reasons.length === 0 ? (
        <p className={classes.words}>
          {text(known === null ? "autopilot.run.gapsWithheld" : "autopilot.run.gapsNone")}
        </p>
      ) : (
        <table className={classes.reasons}>
          <thead>
            <tr>
              <th scope="col">{text("autopilot.run.reason")}</th>
              <th scope="col" className={classes.end}>
                {text("autopilot.run.count")}
              </th>
              <th scope="col" className={classes.end}>
                {text("autopilot.run.part")}
              </th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">
                  <span className={classes.reason}>{text(`autopilotWhy.gap.${reason}.title`)}</span>
                  <span className={classes.quiet}>{text(`autopilotWhy.gap.${reason}.text`)}</span>
                  <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
                </th>
                <td className={classes.end}>{count.toLocaleString(language)}</td>
                <td className={classes.end}>{part.format(count / all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
