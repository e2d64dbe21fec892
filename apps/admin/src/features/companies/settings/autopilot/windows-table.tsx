import { TextInput } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { CompanyField } from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { roomIn, type WindowSettings, windowsOf } from "@polyphon/rules/companies/settings/share-windows.ts";
import { isoWeekOf } from "@polyphon/rules/time/zoned-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./windows-table.module.css";
import type { PlannedTimes } from "./windows-timeline.tsx";
import { wordIn } from "../sections/word-in.ts";
import type { CompanyForm } from "../use-company-form.ts";

/** Shares between the start of a window and the end of its overrun. */
function plannedIn({ times }: PlannedTimes, room: { from: number; overrunTo: number } | undefined): number {
  if (!room) return 0;
  const inside = times.filter(({ minute }) => minute + 15 > room.from && minute <= room.overrunTo);
  return inside.reduce((sum, { count }) => sum + count, 0);
}

const parts = ["From", "To", "OverrunTo"] as const;

export interface WindowsTableProps {
  form: CompanyForm;
  hours: WindowSettings;
  planned: PlannedTimes | undefined;
}

/** The same windows as numbers, with how many colleagues can share one post in each. */
export function WindowsTable({ form, hours, planned }: WindowsTableProps) {
  const { text, language } = useText();
  const words = resourceText(useKit(), company);
  const rooms = windowsOf(hours);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text("companies.form.hours.head")}</th>
            <th scope="col">{text("companies.form.hours.from")}</th>
            <th scope="col">{text("companies.form.hours.to")}</th>
            <th scope="col">{text("companies.form.hours.overrunTo")}</th>
            <th scope="col" className={classes.figure}>
              {text("companies.form.hours.room", { gap: hours.fixedTimeGap })}
            </th>
            {planned && (
              <th scope="col" className={classes.figure}>
                {text("companies.form.hours.plannedWeek", {
                  week: isoWeekOf(new Date(`${planned.monday}T12:00:00Z`), "UTC").week,
                })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shareWindows.map((window, at) => (
            <tr key={window}>
              <th scope="row">{text(`companies.form.hours.${window}`)}</th>
              {parts.map((part) => {
                const name = `${window}${part}` as CompanyField;
                return (
                  <td key={part} data-field={name}>
                    <TextInput
                      type="time"
                      name={name}
                      aria-label={words.field(name)}
                      error={form.faults[name]}
                      value={wordIn(form.draft[name])}
                      onChange={(event) => form.change(name, event.currentTarget.value)}
                    />
                  </td>
                );
              })}
              <td className={classes.figure}>
                {text("companies.form.hours.perPost", {
                  count: roomIn(rooms[at] ?? { from: 0, to: 0 }, hours.fixedTimeGap),
                })}
              </td>
              {planned && (
                <td className={classes.figure}>{plannedIn(planned, rooms[at]).toLocaleString(language)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
