import { Modal } from "@mantine/core";
import { readLevelCriteria } from "@polyphon/contract/recognition/recognition.contract.ts";
import { Meter } from "@polyphon/ui/data/figure/meter.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { CloseButton } from "../../../shared/dialog/close-button.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { CriterionMark } from "./criterion-mark.tsx";
import { type Criterion, criterionWords, type Standing } from "./criterion-words.ts";
import classes from "./levels.module.css";

type Level = Standing["levels"][number];

function Criteria({ criterion, ofWeeks }: { criterion: Criterion; ofWeeks: number }) {
  const { have, needed, met } = criterion;
  const { label, value } = criterionWords(criterion, ofWeeks);
  return (
    <li>
      <Meter
        icon={<CriterionMark met={met} />}
        label={label}
        valueText={value}
        value={met ? 1 : have}
        max={met ? 1 : needed}
      />
    </li>
  );
}

function LevelPart({ one, now, ofWeeks }: { one: Level; now: boolean; ofWeeks: number }) {
  return (
    <section className={classes.level} data-now={now || undefined}>
      <h3 className={classes.name}>
        {t(`recognition.levels.name.${one.level}`)}
        {now && <Tag tone="accent">{t("recognition.levels.now")}</Tag>}
        {one.reached && !now && <Tag>{t("recognition.levels.reached")}</Tag>}
      </h3>
      {one.criteria.length === 0 ? (
        <p className={classes.start}>{t("recognition.levels.start")}</p>
      ) : (
        <ul className={classes.criteria}>
          {one.criteria.map((criterion) => (
            <Criteria key={criterion.key} criterion={criterion} ofWeeks={ofWeeks} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Standings() {
  const standing = useEndpoint(readLevelCriteria, {});
  if (standing.data === undefined)
    return standing.error ? (
      <FailureCard
        title={t("recognition.levels.error")}
        error={standing.error}
        onRetry={() => void standing.refetch()}
      />
    ) : (
      <SkeletonRows label={t("recognition.levels.loading")} rows={6} />
    );
  const { on, level, levels, ofWeeks } = standing.data;
  if (!on) return <p className={classes.text}>{t("recognition.levels.off")}</p>;
  return (
    <>
      <p className={classes.text}>{t("recognition.levels.text")}</p>
      <div className={classes.levels}>
        {levels.map((one) => (
          <LevelPart key={one.level} one={one} now={one.level === level} ofWeeks={ofWeeks} />
        ))}
      </div>
    </>
  );
}

/** The levels, their requirements and the user's progress. */
export default function LevelsModal({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal.Root opened centered size={560} onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <div className={classes.head}>
            <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
              {t("recognition.levels.title")}
            </Modal.Title>
            <CloseButton onClose={onClose} />
          </div>
          <Standings />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
