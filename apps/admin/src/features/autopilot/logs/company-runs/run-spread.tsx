import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readRunSpread } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { figureText } from "../../../../shared/figures/figure-text.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../../autopilot.module.css";
import { askAgainMs } from "./run-state.tsx";
import { ShareTimes } from "./share-times.tsx";

type Spread = OutputOf<typeof readRunSpread>;

function closestOf({ closest, fixedGap, rounded }: Spread, { text }: Texts): readonly [string, string] {
  if (rounded) return ["–", text("kit.figure.withheld")];
  const explained = text("autopilot.run.closestText", { gap: fixedGap });
  return closest === null
    ? ["–", text("autopilot.run.closestNone")]
    : [text("autopilot.run.minutes", { count: closest }), explained];
}

function mixOf({ mix, wanted }: Spread, { text }: Texts): readonly [string, string] {
  const known = mix.original !== null && mix.curated !== null;
  const all = (mix.original ?? 0) + (mix.curated ?? 0);
  const original = all === 0 ? 0 : Math.round(((mix.original ?? 0) / all) * 100);
  const sum = wanted ? wanted.original + wanted.curated : 0;
  const asked = wanted && sum > 0 ? Math.round((wanted.original / sum) * 100) : null;
  return [
    all === 0 || !known
      ? text(known ? "autopilot.run.mixNone" : "kit.figure.withheld")
      : text("autopilot.run.mixValue", { original, curated: 100 - original }),
    asked === null
      ? text("autopilot.run.mixFree")
      : text("autopilot.run.mixText", { original: asked, curated: 100 - asked }),
  ];
}

function Facts({ spread }: { spread: Spread }) {
  const texts = useText();
  const { text } = texts;
  const number = (value: number | null) => figureText({ value, rounded: spread.rounded }, texts);
  const { own, substitute, best_of: best } = spread.steps;
  const facts: readonly (readonly [string, string, string])[] = [
    [text("autopilot.run.closest"), ...closestOf(spread, texts)],
    [text("autopilot.run.mix"), ...mixOf(spread, texts)],
    [
      text("autopilot.run.steps"),
      number(spread.shares),
      text("autopilot.run.stepsText", {
        own: number(own),
        substitute: number(substitute),
        best: number(best),
      }),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value, explained]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <span className={classes.quiet}>{explained}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the planned shares of the week are spread. */
export function RunSpread({ id, zone, running }: { id: number; zone: string; running: boolean }) {
  const { text, language } = useText();
  const found = useEndpoint(readRunSpread, { id }, { refetchInterval: running ? askAgainMs * 2 : false });
  function body(): ReactNode {
    if (found.data === undefined)
      return found.isError ? (
        <LoadFailed
          compact
          title={text("kit.failed.title")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      ) : (
        <SkeletonRows label={text("shell.frame.loading")} rows={4} />
      );
    const { data } = found;
    if (data.shares === null) return <p className={classes.words}>{text("kit.figure.withheld")}</p>;
    if (data.shares === 0) return <p className={classes.words}>{text("autopilot.run.spreadNone")}</p>;
    return (
      <>
        <ShareTimes times={data.times} label={text("autopilot.run.spreadSub", { zone })} />
        <Facts spread={data} />
        {data.rounded && <p className={classes.quiet}>{text("kit.figure.why")}</p>}
        {data.more && (
          <p className={classes.quiet}>
            {text("autopilot.run.more", { count: data.shares.toLocaleString(language) })}
          </p>
        )}
      </>
    );
  }
  return (
    <Card title={text("autopilot.run.spreadTitle")} aside={text("autopilot.run.asOfNow")} divided>
      {body()}
    </Card>
  );
}
