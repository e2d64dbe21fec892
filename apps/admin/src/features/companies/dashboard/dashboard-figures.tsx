import type {
  DashboardView,
  readCompanyDashboard,
} from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { figureText } from "../../../shared/figures/figure-text.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./company-dashboard.module.css";
import { usePeriodText } from "./use-period-text.ts";

type Dashboard = OutputOf<typeof readCompanyDashboard>;

/** Wider than a phone, so it must scroll with the keyboard. */
const scrollable = { role: "region", tabIndex: 0 } as const;

/** Totals, a chart of the shares and the table behind it. */
export function DashboardFigures({ view, dashboard }: { view: DashboardView; dashboard: Dashboard }) {
  const texts = useText();
  const { text, language } = texts;
  const wordOf = usePeriodText(view);
  const { users, periods, rounded } = dashboard;
  const number = (value: number | null) => figureText({ value, rounded }, texts);
  /** Of the periods that are shown; null where none is. */
  const sum = (name: "shares" | "clicks") =>
    periods.reduce<number | null>(
      (all, { [name]: value }) => (value === null ? all : (all ?? 0) + value),
      null,
    );
  const highest = Math.max(1, ...periods.map(({ shares }) => shares ?? 0));
  const [now, inRange] = [text("companies.dashboard.measured"), text("companies.dashboard.inRange")];
  return (
    <>
      <div className={classes.figures}>
        <Figure
          label={text("companies.dashboard.users")}
          value={users.all.toLocaleString(language)}
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
            all: users.all.toLocaleString(language),
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
      {rounded && <NoticeStrip tone="info">{text("companies.dashboard.council")}</NoticeStrip>}
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
                    style={{ width: `calc((100% - 4rem) * ${(shares ?? 0) / highest})` }}
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
