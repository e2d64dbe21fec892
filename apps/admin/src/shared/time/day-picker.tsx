import { DatePickerInput, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/de.js";
import type { DayInputProps } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { formatDate } from "./format-time.ts";
import { useText } from "../text/use-text.ts";

/** The calendar is rendered in place and labels its arrows. */
export default function DayPicker({ name, label, help, error, required, value, onChange }: DayInputProps) {
  const { text, language } = useText();
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePickerInput
        {...(name === undefined ? {} : { name })}
        label={label}
        description={help}
        error={error}
        withAsterisk={required ?? false}
        aria-invalid={error === undefined ? undefined : true}
        value={value}
        onChange={onChange}
        clearable={required !== true}
        clearButtonProps={{ "aria-label": text("kit.date.clear") }}
        valueFormatter={({ date }) => (typeof date === "string" ? formatDate(date, language) : "")}
        placeholder={text("kit.date.choose")}
        popoverProps={{ withinPortal: false, withRoles: false }}
        hideOutsideDates
        ariaLabels={{
          previousMonth: text("kit.date.previousMonth"),
          nextMonth: text("kit.date.nextMonth"),
          previousYear: text("kit.date.previousYear"),
          nextYear: text("kit.date.nextYear"),
          previousDecade: text("kit.date.previousYears"),
          nextDecade: text("kit.date.nextYears"),
        }}
      />
    </DatesProvider>
  );
}
