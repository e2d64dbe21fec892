import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Settled } from "@polyphon/ui/layout/settled.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconShare3 } from "@tabler/icons-react";
import {
  ConnectionPromptStrips,
  useOpenPrompts,
} from "../../features/networks/connections/connection-prompt-strips.tsx";
import { useConnectionsKnown } from "../../features/networks/connections/use-connections.ts";
import { ResultsCard } from "../../features/sharing/dashboard/results-card.tsx";
import {
  heldText,
  SharePrompts,
  useSharesToHandle,
} from "../../features/sharing/dashboard/share-prompts.tsx";
import { SharesCard } from "../../features/sharing/dashboard/shares-card.tsx";
import { WeekCard } from "../../features/sharing/dashboard/week-card.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { useFormats } from "../../shared/time/formats.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t, type TextKey } from "../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { quietPart } from "../../shared/connection/lazy-part.ts";
import { withTexts } from "../screens/with-texts.ts";
import { Suspense } from "react";
import { useTitle } from "../../shared/text/use-title.ts";
import classes from "./dashboard.module.css";

const LevelCard = quietPart(
  () => withTexts("recognition", import("../../features/recognition/levels/level-card.tsx")),
  () => null,
);

/** As high as the card, so that nothing moves when it is there. */
function LevelWaits() {
  return (
    <Card bleed>
      <div className={classes.level}>
        <SkeletonRows label={t("insights.dashboard.level")} rows={5} />
      </div>
    </Card>
  );
}

function greetingAt(hour: number): TextKey {
  if (hour >= 4 && hour < 11) return "insights.dashboard.morning";
  return hour >= 18 || hour < 4 ? "insights.dashboard.evening" : "insights.dashboard.day";
}

function usePromptsKnown(): boolean {
  const connections = useConnectionsKnown();
  const { known } = useSharesToHandle();
  return connections && known;
}

/** All at once: one after the other they would push each other down. */
function Prompts() {
  const prompts = useOpenPrompts();
  const { shares } = useSharesToHandle();
  if (!usePromptsKnown()) return null;
  return (
    <>
      <ConnectionPromptStrips prompts={prompts} waiting={(network) => heldText(shares, network)} />
      <SharePrompts shares={shares} heldElsewhere={prompts.map(({ connection }) => connection.network)} />
    </>
  );
}

export default function DashboardPage() {
  useTitle(t("screens./dashboard"));
  const { account, company } = useMe();
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
      <div className={classes.prompts}>
        {!account.can.share && <NoticeStrip tone="info">{t("sharing.message.light")}</NoticeStrip>}
        <Prompts />
      </div>
      <Settled known={usePromptsKnown()} waiting={<LoadingCards label={t("shell.loading")} count={2} />}>
        <div className={classes.grid}>
          <div className={classes.column}>
            <SharesCard />
            <ResultsCard />
          </div>
          <div className={classes.column}>
            {company.companyMeta.userProficiencyLevelFeature && (
              <Suspense fallback={<LevelWaits />}>
                <LevelCard />
              </Suspense>
            )}
            <WeekCard />
          </div>
        </div>
      </Settled>
    </>
  );
}
