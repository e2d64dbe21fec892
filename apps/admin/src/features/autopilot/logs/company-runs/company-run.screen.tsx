import "../../../../shared/theme/styles-screens.ts";
import { readCompanyRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { queryString, screenHref } from "../../../../shared/address/screen-href.ts";
import { figureText } from "../../../../shared/figures/figure-text.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../autopilot.module.css";
import { GapReasons } from "./gap-reasons.tsx";
import { PlanCompany } from "../../control/plan-company.tsx";
import { RunSpread } from "./run-spread.tsx";
import { askAgainMs, isOpen, RunState } from "./run-state.tsx";
import { weekNumber } from "../../week-words.ts";

type Run = OutputOf<typeof readCompanyRun>;

function Sub({ run }: { run: Run }) {
  const { text, language } = useText();
  const took =
    run.startedAt === null || run.endedAt === null
      ? null
      : ((Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000).toLocaleString(language, {
          maximumFractionDigits: 1,
        });
  const words = [
    text("autopilot.run.sub", {
      cause: text(`autopilot.runs.choices.cause.${run.cause}`),
      when: formatMoment(run.createdAt, language),
      id: run.id,
    }),
    ...(run.requestedBy === null ? [] : [text("autopilot.run.askedBy", { name: run.requestedBy })]),
    ...(took === null ? [] : [text("autopilot.run.took", { seconds: took })]),
  ];
  return words.join(" · ");
}

function Links({ run }: { run: Run }) {
  const { text } = useText();
  const account = useAccount();
  const people = `${screenHref("/admin/userAptLog", {})}${queryString({ run: String(run.id) })}`;
  const control = `${screenHref("/admin/autopilot-control-list", {})}${queryString({ company: String(run.company.id) })}`;
  return (
    <nav className={classes.links} aria-label={text("autopilot.runs.title")}>
      {holds(account, "list_user_autopilot_log") && (
        <AppLink href={people}>{text("autopilot.run.people")}</AppLink>
      )}
      {account.companyId === null && holds(account, "list_autopilot_control_center_config") && (
        <AppLink href={control}>{text("autopilot.run.control")}</AppLink>
      )}
      {account.companyId === null && holds(account, "edit_company") && (
        <AppLink href={`${screenHref("/admin/company-edit/:id", { id: run.company.id })}#company-autopilot`}>
          {text("autopilot.run.companyForm")}
        </AppLink>
      )}
    </nav>
  );
}

const figures = ["people", "planned", "kept", "withdrawn", "gaps"] as const;

/** One run of a company's week: its progress, its results, and why slots stayed empty. */
export default function CompanyRunScreen() {
  const texts = useText();
  const { text } = texts;
  const found = useEndpoint(
    readCompanyRun,
    { id: useRecordId() },
    { refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? askAgainMs : false) },
  );
  const run = found.data;
  if (run === undefined) return <RecordState found={found} />;
  const number = (value: number | null) => figureText({ value, rounded: run.rounded }, texts);
  return (
    <div className={classes.page}>
      <PageHead
        title={text("autopilot.run.title", { company: run.company.name, week: weekNumber(run.monday) })}
        sub={<Sub run={run} />}
        actions={<PlanCompany company={run.company} />}
      />
      <div className={classes.state}>
        <RunState run={run} />
        <Links run={run} />
      </div>
      {run.failure !== null && (
        <NoticeStrip tone="bad" spoken="politely">
          {text("autopilot.run.failed", { reason: run.failure })}
        </NoticeStrip>
      )}
      {isOpen(run) && run.peopleDone !== null && (
        <NoticeStrip tone="info" spoken="politely">
          {text("autopilot.run.running", { done: number(run.peopleDone), people: number(run.people) })}
        </NoticeStrip>
      )}
      <div className={classes.figures}>
        {figures.map((name) => (
          <Figure
            key={name}
            label={text(`autopilot.runs.${name}`)}
            value={number(run[name])}
            basis="measured"
            asOf={text("autopilot.run.figuresAsOf")}
          />
        ))}
      </div>
      <div className={classes.pair}>
        <GapReasons reasons={run.gapReasons} />
        <RunSpread id={run.id} zone={run.timeZone} running={isOpen(run)} />
      </div>
    </div>
  );
}
