import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import type { CalendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import { PeriodHead } from "@polyphon/ui/calendar/period-head.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { IconShare3 } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { Share } from "../share-model.ts";
import { CalendarBody } from "./calendar-body.tsx";
import { CalendarFilters } from "./calendar-filters.tsx";
import classes from "./calendar-screen.module.css";
import { calendarViews, type CalendarSearch, atOnePlace } from "./calendar-search.ts";
import { dateWords } from "./calendar-words.ts";
import { FiguresCard } from "./figures-card.tsx";
import { PromptsCard } from "../shares/prompts-card.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useMoveShare } from "../schedule/use-move-share.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const ShareAgenda = lazyPart(() => import("./list/share-agenda.tsx"));
const ShareDetails = lazyPart(() => import("../shares/share-details.tsx"));
const StartOnDayModal = lazyPart(() => import("../schedule/day/start-on-day.modal.tsx"));
const RescheduleModal = lazyPart(() => import("../schedule/reschedule.modal.tsx"));

export interface CalendarScreenProps {
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

interface HeadProps extends CalendarScreenProps {
  period: CalendarPeriod;
  title: string;
  today: string;
}

function Head({ search, onSearch, period, title, today }: HeadProps) {
  const { account, company } = useMe();
  const go = (date: string | null) => onSearch({ ...search, date });
  const shown = period.weeks.flat().includes(today) && search.date === null;
  return (
    <PeriodHead
      title={title}
      sub={t("sharing.calendar.zone", { zone: company.companyTimeZone })}
      backLabel={t(`sharing.calendar.back.${period.kind}`)}
      forthLabel={t(`sharing.calendar.forth.${period.kind}`)}
      onBack={() => go(period.back)}
      onForth={() => go(period.forth)}
      today={shown ? undefined : { label: t("sharing.calendar.today"), onPress: () => go(null) }}
    >
      <Segmented
        label={t("sharing.calendar.views")}
        value={search.view}
        onChange={(view) => onSearch({ ...search, view })}
        options={calendarViews.map((value) => ({ value, label: t(`sharing.calendar.${value}`) }))}
      />
      {account.can.share && (
        <LinkButton
          href={addressOf("/post-list")}
          className={classes.plan}
          leftSection={<IconShare3 size={18} stroke={1.8} aria-hidden />}
        >
          {t("sharing.calendar.plan")}
        </LinkButton>
      )}
    </PeriodHead>
  );
}

function ListLoads() {
  return (
    <Card bleed>
      <SkeletonRows label={t("sharing.calendar.loading")} rows={8} />
    </Card>
  );
}

/** The user's shares, past and scheduled, on the company's calendar. */
export function CalendarScreen({ search, onSearch: change }: CalendarScreenProps) {
  const onSearch = (to: CalendarSearch) => change(atOnePlace(search, to));
  const phone = useIsPhone();
  const { account } = useMe();
  const { today, date, period, title, timeZone, query } = useCalendar(search);
  const [starting, setStarting] = useState<string | null>(null);
  const [asking, setAsking] = useState<{ share: Share; date: string } | null>(null);
  const moving = useMoveShare((share, wanted) => setAsking({ share, date: wanted }));
  const open = (receipt: number | null) => onSearch({ ...search, receipt });
  return (
    <>
      <div className={classes.head}>
        <Head search={search} onSearch={onSearch} period={period} title={title} today={today} />
      </div>
      <div className={classes.page}>
        <div className={classes.main}>
          <CalendarFilters search={search} onSearch={onSearch} />
          {search.view === "list" ? (
            <Suspense fallback={<ListLoads />}>
              <ShareAgenda search={search} start={date} today={today} zone={timeZone} onSearch={onSearch} />
            </Suspense>
          ) : query.data === undefined ? (
            <Card bleed>
              {query.isError ? (
                <FailureCard
                  title={t("sharing.calendar.error")}
                  error={query.error}
                  onRetry={() => void query.refetch()}
                />
              ) : (
                <SkeletonRows label={t("sharing.calendar.loading")} rows={8} />
              )}
            </Card>
          ) : (
            <CalendarBody
              answer={query.data}
              search={search}
              period={period}
              title={title}
              date={date}
              today={today}
              zone={timeZone}
              phone={phone}
              moving={moving}
              onSearch={onSearch}
              onStart={account.can.share ? setStarting : null}
            />
          )}
        </div>
        <div className={classes.side}>
          <PromptsCard shares={query.data?.needsYou} onOpen={open} />
          <FiguresCard
            answer={query.data}
            period={period}
            title={period.kind === "month" ? dateWords.monthName(date) : title}
            search={search}
            onSearch={onSearch}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        {search.receipt !== null && (
          <ShareDetails
            key={search.receipt}
            shareId={search.receipt}
            known={query.data?.shares.find(({ id }) => id === search.receipt)}
            phone={phone}
            onClose={() => open(null)}
          />
        )}
        {starting !== null && <StartOnDayModal day={starting} onClose={() => setStarting(null)} />}
        {asking !== null && (
          <RescheduleModal share={asking.share} date={asking.date} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  );
}
