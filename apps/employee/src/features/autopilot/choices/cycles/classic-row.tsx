import { MultiSelect, NativeSelect } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { IconChevronDown, IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { t } from "../../../../shared/text/text.ts";
import type { Draft, Context, RowDraft } from "../draft.ts";
import { faultText } from "../fault-text.ts";
import { LanguagePicker } from "../pickers/language-picker.tsx";
import classes from "./classic-rows.module.css";

const chevron = <IconChevronDown size={16} stroke={1.8} aria-hidden />;

export interface ClassicRowProps {
  at: number;
  row: RowDraft;
  draft: Draft;
  topics: Context["topics"];
  faults: readonly Fault[];
  onChange: (change: Partial<RowDraft>) => void;
  onRemove: () => void;
}

function Count({
  row,
  name,
  fault,
  onChange,
}: Pick<ClassicRowProps, "row" | "onChange"> & {
  name: string;
  fault: string | undefined;
}) {
  const count = row.count ?? 0;
  return (
    <div className={classes.count}>
      <fieldset
        className={classes.stepper}
        aria-label={t("autopilot.classic.count")}
        data-bad={fault === undefined ? undefined : true}
      >
        <button
          type="button"
          aria-label={t("autopilot.classic.fewer", { topic: name })}
          disabled={count <= 1}
          onClick={() => onChange({ count: count - 1 })}
        >
          <IconMinus size={16} stroke={1.8} aria-hidden />
        </button>
        <output aria-live="polite">{count}</output>
        <button
          type="button"
          aria-label={t("autopilot.classic.more", { topic: name })}
          disabled={count >= limits.autopilot.countMax}
          onClick={() => onChange({ count: count + 1 })}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
      </fieldset>
      {fault !== undefined && <p className={classes.fault}>{fault}</p>}
    </div>
  );
}

/** One topic with its tags, language and posts a week. */
export function ClassicRow({ at, row, draft, topics, faults, onChange, onRemove }: ClassicRowProps) {
  const topic = topics.find(({ categoryId }) => categoryId === row.categoryId);
  const name = topic?.categoryName ?? t("autopilot.classic.row", { at: at + 1 });
  const faultAt = (field: string) => {
    const found = faults.find((fault) => fault.field === `userAutoPilotConfigs.${at}.${field}`);
    return found && faultText(found, draft);
  };
  return (
    <li className={classes.row} aria-label={name}>
      <NativeSelect
        aria-label={t("autopilot.classic.topic")}
        rightSection={chevron}
        value={row.categoryId === null ? "" : String(row.categoryId)}
        error={faultAt("categoryId")}
        onChange={({ currentTarget: { value } }) =>
          onChange({ categoryId: value === "" ? null : Number(value), tagIds: [] })
        }
        data={[
          { value: "", label: t("autopilot.classic.choose") },
          ...topics.map(({ categoryId, categoryName }) => ({
            value: String(categoryId),
            label: categoryName,
          })),
        ]}
      />
      <MultiSelect
        classNames={{ input: classes.tags ?? "" }}
        aria-label={t("autopilot.classic.tags")}
        placeholder={row.tagIds.length === 0 ? t("autopilot.classic.allTags") : ""}
        disabled={(topic?.categoryDefiningTags.length ?? 0) === 0}
        data={(topic?.categoryDefiningTags ?? []).map(({ id, title }) => ({
          value: String(id),
          label: title,
        }))}
        value={row.tagIds.map(String)}
        onChange={(values) => onChange({ tagIds: values.map(Number) })}
      />
      <LanguagePicker
        hideLabel
        label={t("autopilot.classic.language")}
        language={row.language}
        onChange={(language) => onChange({ language })}
      />
      <Count row={row} name={name} fault={faultAt("noOfPost")} onChange={onChange} />
      <button
        type="button"
        className={classes.remove}
        aria-label={t("autopilot.classic.remove", { topic: name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden />
      </button>
    </li>
  );
}
