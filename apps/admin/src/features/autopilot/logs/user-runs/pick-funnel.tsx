import { readPickFunnel } from "@polyphon/contract/autopilot/autopilot-funnel.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./user-run.module.css";
import { weekdayName } from "../../week-words.ts";
import type { ShareEntry } from "./why-words.ts";

/** How many posts each criterion left; empty where that can no longer be counted. */
export function PickFunnel({ lineId, entry }: { lineId: number; entry: ShareEntry }) {
  const { text, language } = useText();
  const found = useEndpoint(readPickFunnel, { id: lineId, slot: entry.slot }, { retry: false });
  const steps = found.data?.steps ?? [];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  if (steps.length === 0) return null;
  return (
    <Card title={text("autopilot.line.how")} aside={text("autopilot.line.howNow")} divided headingLevel={3}>
      <ol className={classes.funnel}>
        {steps.map(({ step, count }, at) => {
          const lost = (steps[at - 1]?.count ?? count) - count;
          return (
            <li key={step}>
              <span>
                {text(`autopilot.line.funnel.${step}`, {
                  day: weekdayName(entry.date, language),
                  network: networkNames[entry.network],
                  kind: text(`autopilotWhy.kind.${entry.why.kind}`),
                })}
              </span>
              <span className={classes.funnelBar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
              <span className={classes.figure}>{count.toLocaleString(language)}</span>
              <span className={`${classes.figure} ${classes.lost}`}>
                {lost > 0 ? `−${lost.toLocaleString(language)}` : ""}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
