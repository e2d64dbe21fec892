import { useNavigate, useSearch } from "@tanstack/react-router";
import { CalendarScreen } from "../../features/sharing/calendar/calendar-screen.tsx";
import {
  readCalendarSearch,
  writeCalendarSearch,
  type CalendarSearch,
} from "../../features/sharing/calendar/calendar-search.ts";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";

export default function UserCalendarPage() {
  useTitle(t("screens./user-calendar"));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (to: CalendarSearch) =>
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, ...writeCalendarSearch(to) }),
      resetScroll: false,
    });
  return <CalendarScreen search={readCalendarSearch(search)} onSearch={change} />;
}
