import { Button } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { remainingPosts, totalCap } from "@polyphon/rules/autopilot/choices/check-config.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { formatList } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import { type Draft, type Context, networksAtWork, postsAWeek, type RowDraft } from "../draft.ts";
import { faultText } from "../fault-text.ts";
import { weekText } from "../week-text.ts";
import { ClassicRow } from "./classic-row.tsx";
import classes from "./classic-rows.module.css";
import form from "../setup-form.module.css";

export interface ClassicFormProps {
  draft: Draft;
  context: Context;
  faults: readonly Fault[];
  onChange: (change: Partial<Draft>) => void;
}

const nextKey = (rows: readonly RowDraft[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

function Used({ draft }: { draft: Draft }) {
  const most = totalCap(draft.networks);
  const remaining = remainingPosts(draft.networks, draft.rows);
  if (most === 0) return <span className={classes.used}>{t("autopilot.classic.noNetwork")}</span>;
  const used = most - remaining;
  return (
    <span className={classes.used} data-over={remaining < 0 || undefined}>
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${Math.min(1, used / most) * 100}%` }} />
      </span>
      {t("autopilot.classic.used", { used, most })}
      {remaining > 0 && (
        <span className={classes.left}>{t("autopilot.classic.remaining", { count: remaining })}</span>
      )}
    </span>
  );
}

/** The company's suggestions that are not in the rows yet; one click adds one. */
function Suggested({
  draft,
  context,
  onAdd,
}: Pick<ClassicFormProps, "draft" | "context"> & {
  onAdd: (row: Omit<RowDraft, "key">) => void;
}) {
  const { companyName } = useMe().company;
  const used = new Set(draft.rows.map(({ categoryId }) => categoryId));
  const open = context.userAutoPilotConfigs.filter(({ categoryId }) => !used.has(categoryId));
  if (open.length === 0 || draft.rows.length >= limits.autopilot.rows) return null;
  return (
    <div className={classes.suggested}>
      <span>{t("autopilot.classic.suggested", { company: companyName })}</span>
      {open.map(({ categoryId, category, postLanguage, categoryDefiningTagIds }) => (
        <ChoiceChip
          key={categoryId}
          small
          pressed={false}
          icon={<IconPlus size={14} stroke={1.8} aria-hidden />}
          onPress={() =>
            onAdd({ categoryId, language: postLanguage, tagIds: categoryDefiningTagIds, count: 1 })
          }
        >
          {category.categoryName}
        </ChoiceChip>
      ))}
    </div>
  );
}

/** The weekly plan: up to ten topics, each with a number of posts a week. */
export function ClassicForm({ draft, context, faults, onChange }: ClassicFormProps) {
  const [spoken] = useState(() => context.userAutoPilotConfigs[0]?.postLanguage ?? "ENGLISH");
  const { rows } = draft;
  const most = limits.autopilot.rows;
  const add = (row: Omit<RowDraft, "key">) => onChange({ rows: [...rows, { ...row, key: nextKey(rows) }] });
  const whole = faults.filter(({ field }) => field === "userAutoPilotConfigs");
  const week = weekText(networksAtWork(draft, context), postsAWeek(draft));
  const limitsOf = draft.networks.map((network) => `${nameOf(network)} ${limits.weeklyShares[network]}`);
  return (
    <>
      <Card bleed flush>
        <div className={classes.head} aria-hidden>
          <span>{t("autopilot.classic.topic")}</span>
          <span>{t("autopilot.classic.tags")}</span>
          <span>{t("autopilot.classic.language")}</span>
          <span>{t("autopilot.classic.count")}</span>
          <span />
        </div>
        <ul className={classes.rows} aria-label={t("autopilot.classic.title")}>
          {rows.map((row, at) => (
            <ClassicRow
              key={row.key}
              at={at}
              row={row}
              draft={draft}
              topics={context.topics}
              faults={faults}
              onChange={(change) =>
                onChange({ rows: rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)) })
              }
              onRemove={() => onChange({ rows: rows.filter(({ key }) => key !== row.key) })}
            />
          ))}
        </ul>
        <div className={classes.foot}>
          <Button
            variant="subtle"
            disabled={rows.length >= most}
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => add({ categoryId: null, tagIds: [], language: spoken, count: 1 })}
          >
            {rows.length >= most ? t("autopilot.classic.full", { most }) : t("autopilot.classic.add")}
          </Button>
          <Used draft={draft} />
        </div>
        <Suggested draft={draft} context={context} onAdd={add} />
        {whole.map((fault) => (
          <p key={fault.say} role="alert" className={classes.fault}>
            {faultText(fault, draft)}
          </p>
        ))}
      </Card>
      {limitsOf.length > 0 && (
        <p className={form.note}>
          {week !== null && <b>{week}. </b>}
          {t("autopilot.classic.limits", { limits: formatList(limitsOf) })}
        </p>
      )}
    </>
  );
}
