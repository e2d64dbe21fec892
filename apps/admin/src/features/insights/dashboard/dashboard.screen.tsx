import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readDashboard } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { localTimeOf } from "@polyphon/rules/time/zoned-time.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { IconPlus } from "@tabler/icons-react";
import { Suspense } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { mayWritePosts, useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { formatDay } from "../../../shared/time/format-time.ts";
import { FiguresOfRole, LatestOfRole, ReturnedToRole, TasksOfRole } from "./cards-of-dashboard.tsx";
import classes from "./dashboard.module.css";

/** Only the Editor-in-Chief has it, so other roles do not download it. */
const EicDashboard = lazyPart(() => import("./eic/eic-dashboard.tsx"));

function greetingOf(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

function Greeting() {
  const { text, language } = useText();
  const account = useAccount();
  const go = useGo();
  const now = new Date(useNow());
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: clockZone() }).format(now);
  return (
    <PageHead
      title={text(`insights.dashboard.${greetingOf(localTimeOf(now, clockZone()).hour)}`, {
        name: account.firstName,
      })}
      sub={`${weekday}, ${formatDay(now, language)}`}
      actions={
        mayWritePosts(account) && (
          <Button
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => go(screenHref("/admin/add-post", {}))}
          >
            {text("insights.dashboard.addPost")}
          </Button>
        )
      }
    />
  );
}

function Cards({ dashboard }: { dashboard: OutputOf<typeof readDashboard> }) {
  const { cards, companies } = dashboard;
  const first = (
    <>
      <TasksOfRole cards={cards} />
      <ReturnedToRole cards={cards} companies={companies} />
    </>
  );
  const rest = (
    <>
      <FiguresOfRole cards={cards} />
      <LatestOfRole cards={cards} />
    </>
  );
  if (cards.includes("editorialPlan"))
    return (
      <>
        <Suspense>
          <EicDashboard>{first}</EicDashboard>
        </Suspense>
        {rest}
      </>
    );
  return (
    <>
      <Greeting />
      {first}
      {rest}
    </>
  );
}

/** What waits for somebody, what is due, what came back, and the figures of their own work: the cards of their role. */
export default function DashboardScreen() {
  const { text } = useText();
  const found = useEndpoint(readDashboard, {}, { staleTime: 60_000 });
  if (found.data)
    return (
      <div className={classes.page}>
        <Cards dashboard={found.data} />
      </div>
    );
  return (
    <div className={classes.page}>
      <Greeting />
      {found.isError ? (
        <LoadFailed
          title={text("kit.failed.record")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      ) : (
        <SkeletonRows label={text("shell.frame.loading")} rows={6} />
      )}
    </div>
  );
}
