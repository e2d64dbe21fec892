import { ActionIcon, Button, Select } from "@mantine/core";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { DraftDay } from "../company-draft.ts";
import classes from "../company-form.module.css";
import type { CompanyForm } from "../use-company-form.ts";

/** The weekdays that the autopilot reserves for a category of the company's choice. */
export function ReservedDays({ form }: { form: CompanyForm }) {
  const { text } = useText();
  const days = form.draft.reservedDays;
  const free = workDays.filter((day) => !days.some((one) => one.day === day));
  const change = (at: number, changes: Partial<DraftDay>) =>
    form.changeDays(days.map((day, index) => (index === at ? { ...day, ...changes } : day)));
  const [next] = free;
  return (
    <section className={classes.stack} aria-label={text("companies.form.days.title")}>
      <div>
        <h3 className={classes.subtitle}>{text("companies.form.days.title")}</h3>
        <p className={classes.quiet}>{text("companies.form.days.text")}</p>
      </div>
      {days.length === 0 && <p className={classes.quiet}>{text("companies.form.days.none")}</p>}
      {days.map((day, at) => (
        // The weekday may change during editing, so the position is the key.
        <div key={at} className={classes.day}>
          <Select
            label={text("companies.form.days.day")}
            data={workDays.map((value) => ({ value, label: text(`companies.form.days.${value}`) }))}
            allowDeselect={false}
            error={form.faults[`reservedDays.${at}.day`]}
            value={day.day}
            onChange={(value) => change(at, { day: value ?? day.day })}
          />
          <ReferenceInput
            label={text("companies.form.days.category")}
            withAsterisk
            endpoint={choiceSources.category}
            error={form.faults[`reservedDays.${at}.category`]}
            value={day.category && { ...day.category, detail: null }}
            onChange={(category) =>
              change(at, { category: category && { id: category.id, name: category.name } })
            }
          />
          <ReferencesInput
            label={text("companies.form.days.tags")}
            endpoint={choiceSources.definingTag}
            error={form.faults[`reservedDays.${at}.tags`]}
            value={day.tags.map((tag) => ({ ...tag, detail: null }))}
            onChange={(tags) => change(at, { tags: tags.map(({ id, name }) => ({ id, name })) })}
          />
          <Select
            label={text("companies.form.days.language")}
            placeholder={text("companies.form.days.any")}
            data={contentLanguages.map((value) => ({
              value,
              label: text(`companies.companies.choices.realTimeLanguage.${value}`),
            }))}
            clearable
            value={day.language}
            onChange={(language) => change(at, { language })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            className={classes.freeDay}
            aria-label={text("companies.form.days.remove", { day: text(`companies.form.days.${day.day}`) })}
            onClick={() => form.changeDays(days.filter((_, index) => index !== at))}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {next !== undefined && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
            onClick={() =>
              form.changeDays([...days, { day: next, category: null, tags: [], language: null }])
            }
          >
            {text("companies.form.days.add")}
          </Button>
        </div>
      )}
    </section>
  );
}
