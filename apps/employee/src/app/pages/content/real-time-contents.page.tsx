import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  readRealTimeFilters,
  writeRealTimeFilters,
  type RealTimeFilters,
} from "../../../features/content/real-time/real-time-filters.ts";
import { RealTimeList } from "../../../features/content/real-time/real-time-list.tsx";
import { NextCard } from "../../../features/sharing/dashboard/next-card.tsx";
import { WeekCard } from "../../../features/sharing/dashboard/week-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";

export default function RealTimeContentsPage() {
  useTitle(t("screens./real-time-contents"));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { account } = useMe();
  const onChange = (filters: RealTimeFilters) =>
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, ...writeRealTimeFilters(filters) }),
      // A search adds one history entry, not one per letter.
      replace: true,
      resetScroll: false,
    });
  return (
    <RealTimeList
      filters={readRealTimeFilters(search)}
      onChange={onChange}
      side={
        account.can.share && (
          <>
            <WeekCard />
            <NextCard />
          </>
        )
      }
    />
  );
}
