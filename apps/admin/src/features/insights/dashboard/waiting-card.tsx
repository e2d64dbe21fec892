import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import type { WaitingCard as WaitingName } from "@polyphon/contract/insights/waiting-cards.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { DashboardCard } from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { formatClock } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";
import { listBehind } from "./list-behind.ts";
import { TaskLine } from "./task-line.tsx";

type Waiting = OutputOf<typeof readWaiting>["items"][number];

const tones: Readonly<Record<WaitingName, StatusTone>> = {
  pendingUsers: "warn",
  waitingMentions: "warn",
  waitingPosts: "info",
  waitingOwnPosts: "info",
  openEnquiries: "info",
  failedShares: "bad",
  heldShares: "warn",
  endingConnections: "warn",
};

function Line({ item, companies }: { item: Waiting; companies: readonly number[] | null }) {
  const { text, language } = useText();
  const count = item.count.toLocaleString(language);
  return (
    <TaskLine
      tone={tones[item.card]}
      what={text(`insights.waiting.${item.card}`)}
      value={item.more ? text("insights.waiting.moreThan", { count }) : count}
      href={listBehind(item.card, useAccount(), companies)}
      done={item.count === 0}
    />
  );
}

/** What is waiting for this role, each with a link to its list. */
export function WaitingCard({ cards }: { cards: readonly DashboardCard[] }) {
  const { text } = useText();
  const found = useEndpoint(readWaiting, {}, { refetchInterval: 60_000 });
  const items = (found.data?.items ?? []).filter(({ card }) => cards.includes(card));
  const waiting = items.filter(({ count }) => count > 0).length;
  return (
    <Card
      title={
        found.data ? text("insights.waiting.title", { count: waiting }) : text("insights.waiting.heading")
      }
      aside={
        found.data &&
        text("insights.dashboard.measured", { time: formatClock(new Date(found.dataUpdatedAt)) })
      }
      divided
    >
      {found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={3} />}
      {found.isError && found.data === undefined && (
        <LoadFailed
          compact
          title={text("kit.failed.record")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {found.data && (
        <ul className={classes.waiting}>
          {items.map((item) => (
            <Line key={item.card} item={item} companies={found.data.companies} />
          ))}
        </ul>
      )}
    </Card>
  );
}
