import { Button } from "@mantine/core";
import type { DashboardCard } from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconPlus } from "@tabler/icons-react";
import { holds, mayWritePosts, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatDay } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { lazy, Suspense } from "react";
import { readDashboard } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { LatestEnquiries } from "./latest-enquiries.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import { LatestUsers } from "./latest-users.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { NextPosts } from "./next-posts.tsx";
import { OpenScreens } from "./open-screens.tsx";
import { PostFigures } from "./post-figures.tsx";

/** Only the Editor-in-Chief has it, so other roles do not download it. */
const EicDashboard = lazy(() => import("./eic/eic-dashboard.tsx"));

function greetingOf(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

export default function DashboardScreen() {
  const { text, language } = useText();
  const account = useAccount();
  const go = useGo();
  const now = new Date(useNow());
  const settings = useEndpoint(readDashboard, {}, { staleTime: 60_000 });
  const hidden = settings.data?.hidden ?? [];
  const shows = (card: DashboardCard) => settings.data !== undefined && !hidden.includes(card);
  const posts = holds(account, "list_post");
  const users = holds(account, "list_front_user") && shows("latestUsers");
  const enquiries = account.companyId === null && holds(account, "list_enquiry") && shows("latestEnquiries");
  if (account.userType === userTypes.editorInChief)
    return (
      <div className={classes.page}>
        <Suspense>
          <EicDashboard />
        </Suspense>
      </div>
    );
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long" }).format(now);
  return (
    <div className={classes.page}>
      <PageHead
        title={text(`insights.dashboard.${greetingOf(now.getHours())}`, { name: account.firstName })}
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
      {settings.data && <NeedsYou hidden={hidden} />}
      {posts && shows("postFigures") && <PostFigures />}
      {posts && (shows("latestPosts") || shows("nextPosts")) && (
        <div className={classes.columns}>
          {shows("latestPosts") && <LatestPosts />}
          {shows("nextPosts") && <NextPosts />}
        </div>
      )}
      {(users || enquiries) && (
        <div className={classes.pair}>
          {users && <LatestUsers />}
          {enquiries && <LatestEnquiries />}
        </div>
      )}
      {!posts && shows("openScreens") && <OpenScreens />}
    </div>
  );
}
