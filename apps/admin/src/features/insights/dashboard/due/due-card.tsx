import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { DueCard as DueName } from "@polyphon/contract/insights/due-cards.ts";
import { readDue } from "@polyphon/contract/insights/due.contract.ts";
import type { DashboardCard } from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useAccount } from "../../../../shared/session/account.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { formatClock, formatMoment } from "../../../../shared/time/format-time.ts";
import classes from "../dashboard.module.css";
import { TaskLine } from "../task-line.tsx";
import { type DueAnswer, dueHref, type DueItem } from "./due-links.ts";

/** Counting who went quiet looks at everybody, so it is not asked every minute. */
const lookAgainMs = 10 * 60_000;

const tones: Readonly<Record<DueName, StatusTone>> = {
  weeklyTarget: "warn",
  oldestPost: "warn",
  plannedPosts: "warn",
  scheduledPosts: "info",
  endingPosts: "info",
  endingAnnouncements: "info",
  endingQuestionnaires: "info",
  neverSignedIn: "info",
  quietEmployees: "info",
};

const isDone = ({ count, target }: DueItem): boolean => (target === null ? count === 0 : count >= target);

function partsOf({ card, count, more, target, oldest }: DueItem, { text, language }: Texts) {
  const number = count.toLocaleString(language);
  if (target !== null)
    return {
      value: text("insights.due.targetOf", { count: number, target: target.toLocaleString(language) }),
      detail:
        count >= target
          ? text("insights.due.reached")
          : text("insights.due.missing", { count: target - count }),
    };
  if (card === "oldestPost" && oldest)
    return {
      value: "",
      detail: `${oldest.title}, ${text("insights.due.since", { moment: formatMoment(oldest.since, language) })}`,
    };
  return { value: more ? text("insights.waiting.moreThan", { count: number }) : number, detail: undefined };
}

function Line({ item, answer }: { item: DueItem; answer: DueAnswer }) {
  const texts = useText();
  const { value, detail } = partsOf(item, texts);
  return (
    <TaskLine
      tone={tones[item.card]}
      what={texts.text(`insights.due.${item.card}`)}
      detail={detail}
      value={value}
      href={dueHref(item, answer, useAccount())}
      done={isDone(item)}
    />
  );
}

/** What has a date in the next days. A thing without a date there is left out; a target stays when it is met. */
export function DueCard({ cards }: { cards: readonly DashboardCard[] }) {
  const { text } = useText();
  const found = useEndpoint(readDue, {}, { staleTime: 60_000, refetchInterval: lookAgainMs });
  const answer = found.data;
  const items = (answer?.items ?? []).filter(
    (item) => cards.includes(item.card) && (item.count > 0 || item.target !== null),
  );
  return (
    <Card
      title={text("insights.due.heading")}
      aside={answer && text("insights.due.measured", { time: formatClock(new Date(found.dataUpdatedAt)) })}
      divided
    >
      {found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={3} />}
      {found.isError && answer === undefined && (
        <LoadFailed
          compact
          title={text("kit.failed.record")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {answer && items.length === 0 && <p className={classes.calm}>{text("insights.due.nothing")}</p>}
      {answer && items.length > 0 && (
        <ul className={classes.waiting}>
          {items.map((item) => (
            <Line key={item.card} item={item} answer={answer} />
          ))}
        </ul>
      )}
    </Card>
  );
}
