import { isoWeekOf } from "@polyphon/rules/time/zoned-time.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { type Text, useText } from "../../../../shared/text/use-text.ts";
import type { EicFigures } from "./eic-figures.ts";
import classes from "./eic.module.css";

type Category = EicFigures["categories"][number];
type Cell = Category["cells"][number];

/** The number of the calendar week that begins on this Monday. */
export function weekNumber(monday: string): number {
  return isoWeekOf(new Date(`${monday}T12:00:00Z`), "UTC").week;
}

const parts = ["published", "approved", "inReview", "open"] as const;

function openWords({ open, late }: Cell, text: Text): string {
  if (open === 0) return text("editorial.dashboard.full");
  return text(late ? "editorial.dashboard.missing" : "editorial.dashboard.open", { count: open });
}

function CellLink({ cell, category }: { cell: Cell; category: Category }) {
  const { text } = useText();
  const { published, approved, inReview, open, back } = cell;
  return (
    <AppLink
      className={classes.cellLink}
      href={screenHref(
        "/admin/wizard_posts/category_contents",
        {},
        { categoryId: String(category.id), week: cell.week },
      )}
    >
      <span className={classes.cellHead}>
        <span>
          <b>{published + approved}</b> / {category.quota}
        </span>
        {back > 0 && <span className={classes.bad}>{text("editorial.dashboard.back", { count: back })}</span>}
      </span>
      <span className={classes.blocks} aria-hidden>
        {parts.map((part) =>
          cell[part] > 0 ? <span key={part} data-part={part} style={{ flexGrow: cell[part] }} /> : null,
        )}
      </span>
      <VisuallyHidden>
        {text("editorial.dashboard.cell", { published, approved, inReview, open })}
      </VisuallyHidden>
      <span className={cell.late ? classes.late : classes.quiet}>{openWords(cell, text)}</span>
    </AppLink>
  );
}

export interface PlanTableProps {
  weeks: readonly string[];
  categories: readonly Category[];
  more: boolean;
  asOf: string;
}

/** The quota of each category over the weeks, as bars with their numbers. */
export function PlanTable({ weeks, categories, more, asOf }: PlanTableProps) {
  const { text, language } = useText();
  const quota = categories.reduce((sum, one) => sum + one.quota, 0);
  const doneIn = (at: number) =>
    categories.reduce((sum, { cells }) => sum + (cells[at]?.published ?? 0) + (cells[at]?.approved ?? 0), 0);
  const fromDay = (monday: string) =>
    new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      new Date(`${monday}T12:00:00Z`),
    );
  const dayName = (day: string | null) => {
    const at = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"].indexOf(
      day ?? "",
    );
    const format = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
    return at === -1 ? null : format.format(new Date(`${addDays(weeks[0] ?? "2026-01-05", at)}T12:00:00Z`));
  };
  return (
    <section className={classes.plan} aria-label={text("editorial.dashboard.plan")}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text("editorial.dashboard.category")}</th>
              {weeks.map((week, at) => (
                <th key={week} scope="col">
                  <span className={classes.cellHead}>
                    <span>{text("editorial.queues.calendarWeek", { week: weekNumber(week) })}</span>
                    {at === 0 && <span className={classes.now}>{text("editorial.dashboard.thisWeek")}</span>}
                  </span>
                  <span className={classes.cellHead}>
                    <span className={classes.quiet}>{fromDay(week)}</span>
                    <span className={classes.quiet}>
                      {text("editorial.dashboard.ofQuota", { count: doneIn(at), quota })}
                    </span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => {
              const due = dayName(category.dueDay);
              return (
                <tr key={category.id}>
                  <th scope="row">
                    {category.name}
                    <span className={classes.quiet}>
                      {text("editorial.dashboard.quota", { quota: category.quota })}
                      {due !== null && ` · ${text("editorial.dashboard.due", { day: due })}`}
                    </span>
                  </th>
                  {category.cells.map((cell) => (
                    <td key={cell.week} className={classes.cell}>
                      {<CellLink cell={cell} category={category} />}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes.legend}>
        {parts.map((part) => (
          <span key={part}>
            <span className={classes.square} data-part={part} aria-hidden />
            {text(part === "open" ? "editorial.dashboard.openKey" : `editorial.dashboard.${part}`)}
          </span>
        ))}
        <span className={classes.quiet}>{asOf}</span>
        {more && <span className={classes.quiet}>{text("editorial.dashboard.more")}</span>}
      </p>
    </section>
  );
}
