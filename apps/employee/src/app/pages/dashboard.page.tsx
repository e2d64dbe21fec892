import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconShare3 } from "@tabler/icons-react";
import { ConnectionNeedStrips } from "../../features/networks/connections/connection-need-strips.tsx";
import { ResultsCard } from "../../features/sharing/dashboard/results-card.tsx";
import { ShareNeeds } from "../../features/sharing/dashboard/share-needs.tsx";
import { SharesCard } from "../../features/sharing/dashboard/shares-card.tsx";
import { WeekCard } from "../../features/sharing/dashboard/week-card.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { useFormats } from "../../shared/time/formats.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t, type TextKey } from "../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import classes from "./dashboard.module.css";

function greetingAt(hour: number): TextKey {
  if (hour >= 4 && hour < 11) return "insights.dashboard.morning";
  return hour >= 18 || hour < 4 ? "insights.dashboard.evening" : "insights.dashboard.day";
}

export default function DashboardPage() {
  useTitle(t("screens./dashboard"));
  const { account } = useMe();
  const { hour, longDay } = useFormats();
  const now = new Date(useNow());
  return (
    <>
      <div className={classes.head}>
        <PageHead
          title={t(greetingAt(hour(now)), { name: account.firstName })}
          sub={longDay(now)}
          actions={
            <LinkButton
              href={addressOf("/post-list")}
              className={classes.share}
              leftSection={account.can.share && <IconShare3 size={18} stroke={1.8} aria-hidden />}
            >
              {t(account.can.share ? "insights.dashboard.share" : "insights.dashboard.read")}
            </LinkButton>
          }
        />
      </div>
      <div className={classes.needs}>
        {!account.can.share && <NoticeStrip tone="info">{t("sharing.message.light")}</NoticeStrip>}
        <ConnectionNeedStrips />
        <ShareNeeds />
      </div>
      <div className={classes.grid}>
        <div className={classes.column}>
          <SharesCard />
        </div>
        <div className={classes.column}>
          <ResultsCard />
          <WeekCard />
        </div>
      </div>
    </>
  );
}
