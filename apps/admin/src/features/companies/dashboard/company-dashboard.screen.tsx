import "../../../shared/theme/styles-screens.ts";
import { Select } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { isMissing } from "@polyphon/admin-kit/failure/is-missing.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import {
  type DashboardView,
  readCompanyDashboard,
} from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { type Period, periodsOf } from "@polyphon/rules/companies/dashboard-range.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconChartBar, IconPencil } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { type AdminTextKey, useText } from "../../../shared/text/use-text.ts";
import { SetupCard } from "../setup-card.tsx";
import classes from "./company-dashboard.module.css";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { periodChoices, usualRange } from "./period-choices.ts";
import { usePeriodText } from "./use-period-text.ts";

interface Range {
  readonly view: DashboardView;
  readonly from: string;
  readonly to: string;
}

function useRange() {
  const query = useListQuery();
  const today = localDateOf(new Date(useNow()), clockZone());
  const view: DashboardView = query.values["view"] === "MONTH" ? "MONTH" : "WEEK";
  const usual = usualRange(view, today);
  const range: Range = { view, from: query.values["from"] ?? usual.from, to: query.values["to"] ?? usual.to };
  return {
    range,
    choices: periodChoices(view, today),
    change: (changes: Partial<Range>) => query.change(changes, { replace: true }),
    turn: (next: DashboardView) =>
      query.change({ view: next, from: undefined, to: undefined }, { replace: true }),
  };
}

function RangeFilter({
  range,
  choices,
  change,
  turn,
  fault,
}: ReturnType<typeof useRange> & { fault: { field: string; message: string } | null }) {
  const { text } = useText();
  const { day } = useKit();
  const wordOf = usePeriodText(range.view);
  const data = choices.map((period: Period) => ({
    value: period.period,
    label: range.view === "MONTH" ? wordOf(period.period) : `${wordOf(period.period)} · ${day(period.from)}`,
  }));
  const end = (name: "from" | "to") => (
    <Select
      label={text(`companies.dashboard.${name}`)}
      withAsterisk
      searchable
      limit={60}
      className={classes.end}
      data={data}
      error={fault?.field === name ? fault.message : undefined}
      value={range[name] === "" ? null : range[name]}
      onChange={(value) => change({ [name]: value ?? "" })}
    />
  );
  return (
    <div className={classes.filter}>
      <Segmented
        label={text("companies.dashboard.view")}
        showLabel
        value={range.view}
        onChange={turn}
        options={[
          { value: "WEEK", label: text("companies.dashboard.WEEK") },
          { value: "MONTH", label: text("companies.dashboard.MONTH") },
        ]}
      />
      {end("from")}
      {end("to")}
      <p className={classes.hint}>
        {text(`companies.dashboard.rangeHint_${range.view}`, { maximum: limits.company.dashboardPeriods })}
      </p>
    </div>
  );
}

/** A company in the figures available today; those that need reports say so. */
export default function CompanyDashboardScreen() {
  const { text } = useText();
  const { Missing } = useKit();
  const id = useRecordId();
  const filter = useRange();
  const { range } = filter;
  const periods = periodsOf(range);
  const fault = Array.isArray(periods)
    ? null
    : {
        field: periods.field,
        message: text(`violations.${periods.say}` as AdminTextKey, periods.values ?? {}),
      };
  const found = useEndpoint(
    readCompanyDashboard,
    { id, ...range },
    {
      enabled: fault === null,
      placeholderData: keepPreviousData,
    },
  );
  const { data } = found;
  if (isMissing(found.error)) return <Missing />;
  return (
    <div className={classes.page}>
      <PageHead
        title={data?.companyName ?? text("screens.company-dashboard")}
        sub={data && text("companies.dashboard.zone", { zone: data.companyTimeZone })}
        actions={
          <LinkButton
            variant="default"
            href={screenHref("/admin/company-edit/:id", { id })}
            leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
          >
            {text("companies.dashboard.edit")}
          </LinkButton>
        }
      />
      {data && <SetupCard id={String(id)} />}
      <RangeFilter {...filter} fault={fault} />
      {fault !== null && (
        <NoticeStrip tone="bad">
          {text("companies.dashboard.fix")}: {fault.message}
        </NoticeStrip>
      )}
      {fault === null && found.isError && (
        <LoadFailed
          title={text("kit.failed.record")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {fault === null && found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={6} />}
      {fault === null && data && <DashboardFigures view={range.view} dashboard={data} />}
      <EmptyState
        icon={<IconChartBar size={22} stroke={1.7} />}
        title={text("companies.dashboard.follows")}
        text={text("companies.dashboard.followsText")}
      />
    </div>
  );
}
