import "../../../../shared/theme/styles-screens.ts";
import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { readUserRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { CopyButton } from "@polyphon/ui/feedback/copy-button.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { AppLink, renderLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { queryString, screenHref } from "../../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { EntryList, inOrder, stateOf, titleOf } from "./entry-list.tsx";
import { EntryWhy } from "./entry-why.tsx";
import classes from "./user-run.module.css";
import { weekNumber } from "../../week-words.ts";
import { whySentences } from "./why-words.ts";

type Line = OutputOf<typeof readUserRun>;

function subOf(line: Line, { text, language }: Texts): string {
  const words = text("autopilot.line.sub", {
    company: line.company.name,
    cycle: text(`autopilot.users.cycles.${line.cycle}`),
    zone: line.timeZone,
    cause: text(`autopilot.lines.choices.cause.${line.cause}`),
    when: formatMoment(line.createdAt, language),
  });
  return line.runId === null ? words : `${words}, ${text("autopilot.line.ofRun", { run: line.runId })}`;
}

/** Everything on the page as plain text, to paste into a ticket. */
function wordsForSupport(line: Line, entries: readonly PlanEntry[], texts: Texts): string {
  const lines = entries.map((entry) => {
    const when = [
      ...("date" in entry ? [entry.date] : []),
      ...(entry.kind === "SHARE" ? [entry.time] : []),
      networkNames[entry.network],
    ].join(" ");
    const state = stateOf(entry, texts).words;
    return `${when} | ${titleOf(entry, texts)} | ${state}\n  ${whySentences(entry, texts).join(" ")}`;
  });
  return [`${line.user.name} (${line.user.id}), ${line.monday}`, subOf(line, texts), ...lines].join("\n");
}

function Weeks({ line }: { line: Line }) {
  const { text } = useText();
  const all = `${screenHref("/admin/userAptLog", {})}${queryString({ user: String(line.user.id) })}`;
  return (
    <ViewTabs
      label={text("autopilot.line.weeks")}
      renderLink={renderLink}
      tabs={[
        ...line.weeks.map(({ id, monday, planned, gaps }) => ({
          key: monday,
          label: text("autopilot.line.week", { week: weekNumber(monday) }),
          href: screenHref("/admin/user-autopilot-log/:id", { id }),
          current: monday === line.monday,
          count: monday === line.monday ? text("autopilot.line.weekCounts", { planned, gaps }) : undefined,
        })),
        { key: "all", label: text("autopilot.line.allRuns"), href: all, current: false },
      ]}
    />
  );
}

/** One person's run: every pick, every gap and every withdrawn share, each with its reason. */
export default function UserRunScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const found = useEndpoint(readUserRun, { id: useRecordId() });
  const line = found.data;
  if (line === undefined) return <RecordState found={found} />;
  const entries = inOrder(line.entries);
  const wanted = entries.find(({ key }) => key === query.values["entry"]);
  const current = wanted ?? entries[0];
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <PageHead
          before={<Face name={line.user.name} size={32} />}
          title={line.user.name}
          sub={subOf(line, texts)}
          actions={
            <CopyButton
              text={wordsForSupport(line, entries, texts)}
              label={text("autopilot.line.copy")}
              copiedLabel={text("autopilot.line.copied")}
            />
          }
          tabs={<Weeks line={line} />}
        />
      </div>
      {current === undefined ? (
        <EmptyState title={text("autopilot.line.none")} text={text("autopilot.line.noneText")} />
      ) : (
        <div className={classes.panes} data-chosen={wanted ? true : undefined}>
          <div className={classes.week}>
            <EntryList
              entries={entries}
              currentKey={current.key}
              hrefOf={(entry) => query.hrefOf({ entry })}
            />
            <p className={classes.same}>{text("autopilot.line.same")}</p>
          </div>
          <div className={classes.detail}>
            <AppLink className={classes.back} href={query.hrefOf({ entry: undefined })}>
              <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {text("autopilot.line.back")}
            </AppLink>
            <EntryWhy lineId={line.id} entry={current} week={entries} />
          </div>
        </div>
      )}
    </div>
  );
}
