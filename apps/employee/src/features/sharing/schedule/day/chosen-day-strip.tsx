import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { IconCalendarPlus } from "@tabler/icons-react";
import { t } from "../../../../shared/text/text.ts";
import { useChosenDay } from "./chosen-day.ts";
import { longDay } from "./day-words.ts";

/** Says above the screens on which a post is chosen for which day of the calendar it will be. */
export function ChosenDayStrip() {
  const { day, clear } = useChosenDay();
  if (day === null) return null;
  return (
    <NoticeStrip
      full
      tone="info"
      spoken="politely"
      icon={<IconCalendarPlus size={18} stroke={1.8} />}
      closeLabel={t("sharing.day.forget")}
      onClose={clear}
    >
      {t("sharing.day.strip", { day: longDay(day) })}
    </NoticeStrip>
  );
}
