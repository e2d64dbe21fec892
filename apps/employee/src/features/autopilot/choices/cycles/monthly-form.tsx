import { Button, NativeSelect } from "@mantine/core";
import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconChevronDown, IconLock } from "@tabler/icons-react";
import { formatsOf } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import type { Draft, Context, WeekDraft } from "../draft.ts";
import { faultText } from "../fault-text.ts";
import { LanguagePicker } from "../pickers/language-picker.tsx";
import { WeekHead } from "../../week-head.tsx";
import classes from "./monthly-form.module.css";

const chevron = <IconChevronDown size={16} stroke={1.8} aria-hidden />;
/** Calendar dates have no time zone. */
const { days: span } = formatsOf("UTC");

export interface MonthlyFormProps {
  draft: Draft;
  context: Context;
  faults: readonly Fault[];
  onChange: (change: Partial<Draft>) => void;
}

function withDay(week: WeekDraft, day: WorkDay, categoryId: number | null): WeekDraft {
  const { [day]: before, ...others } = week.days;
  if (categoryId === null) return { ...week, days: others };
  const tagIds = before?.categoryId === categoryId ? before.tagIds : [];
  return { ...week, days: { ...others, [day]: { categoryId, tagIds, language: before?.language ?? null } } };
}

interface CellProps extends Pick<MonthlyFormProps, "context"> {
  week: WeekDraft;
  day: WorkDay;
  onPick: (categoryId: number | null) => void;
}

function Cell({ week, day, context, onPick }: CellProps) {
  const { companyName } = useMe().company;
  const reserved = context.reservedDays.find((one) => one.day === day);
  if (reserved)
    return (
      <div className={classes.reserved}>
        <b>
          <IconLock size={14} stroke={1.8} aria-hidden />
          {reserved.category}
        </b>
        {t("autopilot.monthly.reserved", { company: companyName })}
      </div>
    );
  return (
    <NativeSelect
      aria-label={t("autopilot.monthly.cell", {
        day: t(`autopilot.weekday.${day}`),
        number: week.weekNumber,
      })}
      rightSection={chevron}
      value={String(week.days[day]?.categoryId ?? "")}
      onChange={({ currentTarget: { value } }) => onPick(value === "" ? null : Number(value))}
      data={[
        { value: "", label: t("autopilot.monthly.empty") },
        ...context.topics.map(({ categoryId, categoryName }) => ({
          value: String(categoryId),
          label: categoryName,
        })),
      ]}
    />
  );
}

function Tools({ draft, onChange }: Pick<MonthlyFormProps, "draft" | "onChange">) {
  const [first] = draft.weeks;
  return (
    <div className={classes.tools}>
      <LanguagePicker
        label={t("autopilot.monthly.language")}
        language={draft.language}
        onChange={(language) => onChange({ language })}
      />
      <Button
        variant="default"
        disabled={first === undefined}
        onClick={() => {
          if (!first) return;
          onChange({ weeks: draft.weeks.map((week) => ({ ...week, days: first.days })) });
          notify("ok", t("autopilot.monthly.copied"));
        }}
      >
        {t("autopilot.monthly.copy")}
      </Button>
    </div>
  );
}

/** Four weeks from Monday to Friday: which topic falls on which day. What the company reserves is locked. */
export function MonthlyForm({ draft, context, faults, onChange }: MonthlyFormProps) {
  const used = new Set(draft.weeks.flatMap(({ days }) => Object.values(days).map((one) => one.categoryId)));
  const most = limits.autopilot.categories;
  const list = "autopilotMonthlyWeekDataList";
  const whole = faults.filter(({ field }) => field === list);
  const pick = (at: number, day: WorkDay, categoryId: number | null) =>
    onChange({
      weeks: draft.weeks.map((week, index) => (index === at ? withDay(week, day, categoryId) : week)),
    });
  return (
    <Card bleed flush>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{t("autopilot.monthly.title")}</h2>
          <p className={classes.text}>{t("autopilot.monthly.text")}</p>
        </div>
        <Tools draft={draft} onChange={onChange} />
      </div>
      <table className={classes.grid}>
        <WeekHead names="weekday" />
        <tbody>
          {draft.weeks.map((week, at) => {
            const fault = faults.find(({ field }) => field === `${list}.${at}`);
            return (
              <tr key={week.monday}>
                <th scope="row">
                  {t("autopilot.monthly.week", { number: week.weekNumber })}
                  <span className={classes.dates}>{span(week.monday, addDays(week.monday, 4))}</span>
                  {fault && (
                    <span role="alert" className={classes.fault}>
                      {faultText(fault, draft)}
                    </span>
                  )}
                </th>
                {workDays.map((day) => (
                  <td key={day} data-day={t(`autopilot.weekday.${day}`)}>
                    <Cell week={week} day={day} context={context} onPick={(id) => pick(at, day, id)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={classes.foot} data-over={used.size > most || undefined}>
        {t("autopilot.monthly.categories", { used: used.size, most })}
      </p>
      {whole.map((fault) => (
        <p key={fault.say} role="alert" className={classes.fault}>
          {faultText(fault, draft)}
        </p>
      ))}
    </Card>
  );
}
