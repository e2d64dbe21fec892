import { DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/de.js";
import type { ReactNode } from "react";
import { formatDate } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";

/** The calendar is rendered inside its section and labels its arrows. */
export function useCalendar() {
  const { text, language } = useText();
  return {
    valueFormatter: ({ date }: { date: unknown }) =>
      typeof date === "string" ? formatDate(date, language) : "",
    placeholder: text("content.form.chooseDate"),
    popoverProps: { withinPortal: false, withRoles: false },
    hideOutsideDates: true,
    ariaLabels: {
      previousMonth: text("content.form.previousMonth"),
      nextMonth: text("content.form.nextMonth"),
      previousYear: text("content.form.previousYear"),
      nextYear: text("content.form.nextYear"),
      previousDecade: text("content.form.previousYears"),
      nextDecade: text("content.form.nextYears"),
    },
  } as const;
}

/** Calendars inside speak the reader's language. */
export function FormDates({ children }: { children: ReactNode }) {
  const { language } = useText();
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      {children}
    </DatesProvider>
  );
}
