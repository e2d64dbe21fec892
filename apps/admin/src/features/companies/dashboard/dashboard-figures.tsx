import type {
  DashboardView,
  readCompanyDashboard,
} from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./company-dashboard.module.css";
import { usePeriodText } from "./use-period-text.ts";

type Dashboard = OutputOf<typeof readCompanyDashboard>;

/** Wider than a phone, so it must scroll with the keyboard. */
const scrollable = { role: "region", tabIndex: 0 } as const;

/** Totals, a chart of the shares and the table behind it. */
export function DashboardFigures({ view, dashboard }: { view: DashboardView; dashboard: Dashboard }) {
  const { text, language } = useText();
  const wordOf = usePeriodText(view);
  const { users, periods } = dashboard;
  const number = (value: number) => value.toLocaleString(language);
  const sum = (name: "shares" | "clicks" | "newUsers") =>
    periods.reduce((all, period) => all + period[name], 0);
  const highest = Math.max(1, ...periods.map(({ shares }) => shares));
  const [now, inRange] = [text("companies.dashboard.measured"), text("companies.dashboard.inRange")];
  return (
    <>
      <div className={classes.figures}>
        <Figure
          label={text("companies.dashboard.users")}
          value={number(users.all)}
          basis="measured"
          asOf={now}
        />
        <Figure
          label={text("companies.dashboard.active")}
          value={number(users.active)}
          basis="measured"
          asOf={now}
          detail={text("companies.dashboard.signedIn", {
            signedIn: number(users.signedIn),
            all: number(users.all),
          })}
        />
        <Figure
          label={text("companies.dashboard.shares")}
          value={number(sum("shares"))}
          basis="measured"
          asOf={inRange}
        />
        <Figure
          label={text("companies.dashboard.clicks")}
          value={number(sum("clicks"))}
          basis="measured"
          asOf={inRange}
        />
      </div>
      <div {...scrollable} className={classes.tableScroll} aria-label={text("companies.dashboard.table")}>
        <table className={classes.table}>
          <caption className={classes.caption}>{text("companies.dashboard.table")}</caption>
          <thead>
            <tr>
              <th scope="col">{text("companies.dashboard.period")}</th>
              <th scope="col" className={classes.wide}>
                {text("companies.dashboard.shares")}
              </th>
              <th scope="col" className={classes.number}>
                {text("companies.dashboard.clicks")}
              </th>
              <th scope="col" className={classes.number}>
                {text("companies.dashboard.newUsers")}
              </th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ period, shares, clicks, newUsers }) => (
              <tr key={period}>
                <th scope="row">{wordOf(period)}</th>
                <td className={classes.shares}>
                  <span
                    className={classes.bar}
                    style={{ width: `calc((100% - 4rem) * ${shares / highest})` }}
                    aria-hidden
                  />
                  {number(shares)}
                </td>
                <td className={classes.number}>{number(clicks)}</td>
                <td className={classes.number}>{number(newUsers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
