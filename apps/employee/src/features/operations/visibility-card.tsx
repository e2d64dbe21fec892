import { readOwnVisibility } from "@polyphon/contract/operations/looks.contract.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { seenLines } from "@polyphon/rules/operations/seen-lines.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import classes from "./looks.module.css";
import { keptWords, lineWords } from "./look-words.ts";

type SeenDoing = Visibility["doings"][number];

function Seen({ seen, council }: { seen: SeenDoing; council: boolean }) {
  const { doing, by } = seen;
  const sides = seenLines(by).filter(({ lines }) => lines.length > 0);
  return (
    <li className={classes.doing}>
      <h3 className={classes.name}>{t(`looks.doings.${doing}.title`)}</h3>
      <p className={classes.what}>{t(`looks.doings.${doing}.what`)}</p>
      <dl className={classes.facts}>
        {sides.length === 0 && (
          <div>
            <dt>{t("looks.visible")}</dt>
            <dd>{t("looks.nobody")}</dd>
          </div>
        )}
        {sides.map(({ side, lines }) => (
          <div key={side}>
            <dt>{t(`looks.sides.${side}`)}</dt>
            {lines.map((line) => (
              <dd key={line.userTypes.join()}>{lineWords(line, council)}</dd>
            ))}
          </div>
        ))}
        <div>
          <dt>{t("looks.why")}</dt>
          <dd>{t(`looks.doings.${doing}.why`)}</dd>
        </div>
        <div>
          <dt>{t("looks.kept")}</dt>
          <dd>{keptWords(doing)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** What there is to see of the caller, and who may. */
export function VisibilityCard() {
  const { data, error, refetch } = useEndpoint(readOwnVisibility, {});
  if (error && !data)
    return (
      <Card bleed>
        <FailureCard title={t("looks.error")} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card bleed>
        <SkeletonRows label={t("looks.loading")} rows={5} />
      </Card>
    );
  const { minimum, doings } = data;
  return (
    <>
      <NoticeStrip tone={minimum === null ? "info" : "ok"}>
        {minimum === null ? t("looks.mode.off") : t("looks.mode.on", { minimum })}
      </NoticeStrip>
      <Card title={t("looks.visible")} bleed flush>
        <ul className={classes.list}>
          {doings.map((seen) => (
            <Seen key={seen.doing} seen={seen} council={minimum !== null} />
          ))}
        </ul>
      </Card>
    </>
  );
}
