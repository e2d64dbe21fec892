import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatClock } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type PostCount, usePostCounts } from "../../../shared/posts/use-post-counts.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";

const details = {
  visible: "visibleNow",
  scheduled: "scheduledLater",
  ended: "endedBefore",
  stopped: "stoppedBySwitch",
} as const;

/** The states of the posts as a bar and as figures that link to their lists. */
export function PostFigures() {
  const { text, language } = useText();
  const { of, states, countedAt, error, again } = usePostCounts();
  const figure = (count: PostCount | undefined) => {
    if (!count) return "–";
    const value = count.value.toLocaleString(language);
    return count.exact ? value : text("insights.dashboard.estimatedValue", { value });
  };
  const sum = states.reduce((total, state) => total + (of[state]?.value ?? 0), 0);
  if (error !== null && countedAt === null)
    return (
      <Card title={text("insights.dashboard.posts")}>
        <LoadFailed compact title={text("kit.failed.record")} error={error} onAgain={again} />
      </Card>
    );
  return (
    <Card
      title={text("insights.dashboard.posts")}
      aside={countedAt && text("insights.dashboard.measured", { time: formatClock(countedAt) })}
    >
      <div className={classes.bar} aria-hidden>
        {states.map((state) => (
          <span
            key={state}
            data-state={state}
            style={{ flexGrow: sum === 0 ? 1 : (of[state]?.value ?? 0) / sum }}
          />
        ))}
      </div>
      <div className={classes.figures}>
        {states.map((state) => (
          <AppLink
            key={state}
            className={classes.figure}
            href={screenHref("/admin/view-post-list", {}, { state })}
          >
            <span className={classes.label}>
              <span className={classes.square} data-state={state} aria-hidden />
              {text(`insights.dashboard.${state}`)}
            </span>
            <span className={classes.value}>{figure(of[state])}</span>
            <span className={classes.detail}>{text(`insights.dashboard.${details[state]}`)}</span>
          </AppLink>
        ))}
      </div>
    </Card>
  );
}
