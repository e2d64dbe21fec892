import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readEicDashboard } from "@polyphon/contract/editorial/work.contract.ts";
import { rejectionPercent } from "@polyphon/rules/editorial/work/week-plan.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatClock } from "../../../../shared/time/format-time.ts";
import { LinkButton } from "../../../../shared/address/link-button.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { ReactNode } from "react";
import type { EicFigures } from "./eic-figures.ts";
import classes from "./eic.module.css";
import { PlanTable, weekNumber } from "./plan-table.tsx";
import { ReasonBars, WriterTargets } from "./writer-targets.tsx";

const percentOf = ({ judged, rejected }: { readonly judged: number; readonly rejected: number }): number =>
  judged === 0 ? 0 : Math.round((rejected / judged) * 100);

/** Shown on top as soon as the return rate exceeds its limit. */
function RejectionAlert({ rejections, reasons }: Pick<EicFigures, "rejections" | "reasons">) {
  const { text } = useText();
  const { judged, rejected, worst } = rejections;
  const [most] = reasons;
  return (
    <NoticeStrip
      tone="bad"
      spoken="in-place"
      action={
        <AppLink optional href={screenHref("/admin/wizard_posts/category_contents", {})}>
          {text("editorial.dashboard.contents")}
        </AppLink>
      }
    >
      <b>{text("editorial.dashboard.alert", { percent: percentOf(rejections), rejected, judged })}</b>{" "}
      {text("editorial.dashboard.line", { line: rejectionPercent })}{" "}
      {worst &&
        text("editorial.dashboard.worst", { category: worst.categoryName, percent: percentOf(worst) })}{" "}
      {most &&
        text("editorial.dashboard.mostReason", {
          reason: text(`content.rework.kinds.${most.kind}`),
          count: most.count,
        })}
    </NoticeStrip>
  );
}

/** This week and three ahead by category, the writers' targets, and why posts are returned. */
function Plan({ figures, asOf }: { figures: EicFigures; asOf: Date }) {
  const { text } = useText();
  const { weeks, categories, reasons, writers, more } = figures;
  return (
    <div className={classes.columns}>
      {categories.length === 0 ? (
        <EmptyState title={text("editorial.dashboard.empty")} text={text("editorial.dashboard.emptyText")} />
      ) : (
        <PlanTable
          weeks={weeks}
          categories={categories}
          more={more}
          asOf={text("editorial.dashboard.measured", { time: formatClock(asOf) })}
        />
      )}
      <div className={classes.side}>
        <WriterTargets writers={writers} week={weekNumber(weeks[0] ?? "")} />
        <ReasonBars reasons={reasons} />
      </div>
    </div>
  );
}

function Head({ figures }: { figures: EicFigures }) {
  const { text } = useText();
  const { weeks, categories, waiting } = figures;
  const quota = categories.reduce((sum, one) => sum + one.quota, 0);
  return (
    <PageHead
      title={text("editorial.dashboard.title", {
        from: weekNumber(weeks[0] ?? ""),
        to: weekNumber(weeks.at(-1) ?? ""),
      })}
      sub={`${text("editorial.dashboard.sub", { count: categories.length })} · ${text("editorial.dashboard.subPlan", { quota, waiting })}`}
      actions={
        <>
          <LinkButton variant="default" href={screenHref("/admin/wizard_posts/category_contents", {})}>
            {text("editorial.dashboard.contents")}
          </LinkButton>
          <LinkButton href={screenHref("/admin/eic-manage-post", {})}>
            {text("editorial.dashboard.review", { count: waiting })}
          </LinkButton>
        </>
      }
    />
  );
}

/** The Editor-in-Chief's dashboard: the cards of every editor, between the state of the weeks and their plan. */
export default function EicDashboard({ children }: { children: ReactNode }) {
  const { text } = useText();
  const found = useEndpoint(readEicDashboard, {}, { refetchInterval: 60_000 });
  const { data } = found;
  return (
    <>
      {data && <Head figures={data} />}
      {data?.rejections.alarming && <RejectionAlert rejections={data.rejections} reasons={data.reasons} />}
      {data === undefined &&
        (found.isError ? (
          <LoadFailed
            title={text("kit.failed.record")}
            error={found.error}
            onAgain={() => void found.refetch()}
          />
        ) : (
          <SkeletonRows label={text("shell.frame.loading")} rows={8} />
        ))}
      {children}
      {data && <Plan figures={data} asOf={new Date(found.dataUpdatedAt)} />}
    </>
  );
}
