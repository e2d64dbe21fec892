import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatDate } from "../../../../shared/time/format-time.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { stateOf, titleOf } from "./entry-list.tsx";
import { PickFunnel } from "./pick-funnel.tsx";
import classes from "./user-run.module.css";
import { weekdayName } from "../../week-words.ts";
import {
  type GapEntry,
  type ShareEntry,
  type TriedLine,
  triedSteps,
  triedWindows,
  whySentences,
} from "./why-words.ts";

const marks = {
  taken: <IconCheck size={15} stroke={2} aria-hidden />,
  passed: <IconX size={15} stroke={1.8} aria-hidden />,
  unneeded: <IconMinus size={15} stroke={1.8} aria-hidden />,
} as const;

function Tried({ title, lines }: { title: string; lines: readonly TriedLine[] }) {
  return (
    <Card title={title} divided headingLevel={3}>
      <ol className={classes.tried}>
        {lines.map(({ key, label, outcome, mark }) => (
          <li key={key} data-mark={mark}>
            {marks[mark]}
            <span>{label}</span>
            <span>{outcome}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function headingOf(entry: PlanEntry, { text }: Texts): string {
  switch (entry.kind) {
    case "SHARE":
      return text("autopilot.line.whyPost", { time: entry.time });
    case "GAP":
      return text("autopilot.line.whyGap");
    case "WITHDRAWN":
      return text("autopilot.line.whyBack");
    case "UNPLACED":
      return text("autopilot.line.whyUnplaced");
  }
}

type Fact = readonly [label: string, value: ReactNode];

function filterFacts({ why }: ShareEntry | GapEntry, { text }: Texts): Fact[] {
  return [
    [text("autopilot.line.category"), why.category?.name ?? text("autopilotWhy.goneCategory")],
    [
      text("autopilot.line.tags"),
      why.tags.length === 0 ? text("autopilot.line.anyTag") : why.tags.map(({ name }) => name).join(", "),
    ],
    [
      text("autopilot.line.language"),
      why.language === null ? text("autopilot.line.anyLanguage") : text(`content.languages.${why.language}`),
    ],
  ];
}

function shareFacts({ why, voice }: ShareEntry, { text, language }: Texts): Fact[] {
  const wanted = why.wantedKind === null ? null : text(`autopilotWhy.kind.${why.wantedKind}`);
  return [
    [text("autopilot.line.kind"), text(`autopilotWhy.kind.${why.kind}`)],
    [text("autopilot.line.kindWanted"), wanted ?? text("autopilot.line.noMix")],
    ...(why.movedFrom === null
      ? []
      : [[text("autopilot.line.movedFrom"), weekdayName(why.movedFrom, language)] as const]),
    [text("autopilot.line.voice"), text(`autopilot.line.voices.${voice}`)],
  ];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface EntryWhyProps {
  lineId: number;
  entry: PlanEntry;
  week: readonly PlanEntry[];
}

/** The explanation as sentences, then how the post and the time were found, then what was asked for. */
export function EntryWhy({ lineId, entry, week }: EntryWhyProps) {
  const texts = useText();
  const { text, language } = texts;
  const post = "post" in entry ? entry.post : null;
  const where = networkNames[entry.network];
  const facts = [
    ...(entry.kind === "SHARE" || entry.kind === "GAP" ? filterFacts(entry, texts) : []),
    ...(entry.kind === "SHARE" ? shareFacts(entry, texts) : []),
    [text("autopilot.line.state"), stateOf(entry, texts).words] as const,
  ];
  return (
    <article className={classes.why}>
      <p className={classes.place}>
        {"date" in entry
          ? `${weekdayName(entry.date, language)} ${formatDate(entry.date, language)}, ${where}`
          : where}
      </p>
      <h2 className={classes.question}>{headingOf(entry, texts)}</h2>
      <p className={classes.post}>
        {post !== null ? (
          <AppLink href={screenHref("/admin/view-post/:id", { id: post.id })}>{post.title}</AppLink>
        ) : (
          titleOf(entry, texts)
        )}
      </p>
      <p className={classes.answer}>{whySentences(entry, texts).join(" ")}</p>
      {entry.kind === "SHARE" && <PickFunnel lineId={lineId} entry={entry} />}
      {entry.kind === "SHARE" && (
        <div className={classes.pair}>
          <Tried title={text("autopilot.line.howStep")} lines={triedSteps(entry, texts)} />
          <Tried title={text("autopilot.line.howTime")} lines={triedWindows(entry, week, texts)} />
        </div>
      )}
      <Card headingLevel={3} title={text("autopilot.line.asked")} divided>
        <Facts facts={facts} />
      </Card>
    </article>
  );
}
