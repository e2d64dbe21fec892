import { Button } from "@mantine/core";
import { readLevelCriteria } from "@polyphon/contract/recognition/recognition.contract.ts";
import { progressOf } from "@polyphon/rules/recognition/level-of.ts";
import { StepLine } from "@polyphon/ui/data/figure/step-line.tsx";
import { WeekBlocks } from "@polyphon/ui/data/figure/week-blocks.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconFlame } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { t } from "../../../shared/text/text.ts";
import { CriterionMark } from "./criterion-mark.tsx";
import { criterionWords, type Standing } from "./criterion-words.ts";
import classes from "./level-card.module.css";

const LevelsModal = lazyPart(() => import("./levels.modal.tsx"));

/** A single week is no streak yet. */
const leastStreak = 2;

function Shown({ standing }: { standing: Standing }) {
  const { levels, weeks, ofWeeks } = standing;
  const next = levels.find(({ reached }) => !reached);
  return (
    <>
      <StepLine
        steps={levels.map(({ level, reached }) => ({
          key: level,
          label: t(`recognition.levels.name.${level}`),
          reached,
        }))}
        progress={next ? progressOf(next.criteria) : 0}
        doneLabel={t("recognition.levels.reached")}
      />
      {next ? (
        <ul
          className={classes.criteria}
          aria-label={t("recognition.levels.next", { level: t(`recognition.levels.name.${next.level}`) })}
        >
          {next.criteria.map((criterion) => {
            const { label, value } = criterionWords(criterion, ofWeeks);
            return (
              <li key={criterion.key} className={classes.criterion}>
                <CriterionMark met={criterion.met} />
                <span className={classes.label}>{label}</span>
                <span className={classes.value}>{value}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={classes.note}>{t("recognition.levels.highest")}</p>
      )}
      <WeekBlocks
        weeks={weeks}
        label={t("recognition.levels.weeks", { count: weeks.filter((shared) => shared).length, ofWeeks })}
      />
    </>
  );
}

/** The user's level, what the next one asks for, and the weeks in which they shared. */
export default function LevelCard() {
  const { data, isError } = useEndpoint(readLevelCriteria, {});
  const [open, setOpen] = useState(false);
  const streak = data?.streak ?? 0;
  return (
    <Card
      title={t("recognition.levels.now")}
      aside={
        streak >= leastStreak && (
          <Tag icon={<IconFlame size={14} stroke={1.8} />}>
            {t("recognition.levels.streak", { count: streak })}
          </Tag>
        )
      }
      bleed
    >
      <div className={classes.body}>
        {data ? (
          <Shown standing={data} />
        ) : isError ? (
          <NoticeStrip tone="warn">{t("recognition.levels.error")}</NoticeStrip>
        ) : (
          <SkeletonRows label={t("recognition.levels.loading")} rows={4} />
        )}
      </div>
      <Button className={classes.open} variant="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("recognition.levels.open")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LevelsModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
