import { Button } from "@mantine/core";
import type { TourStep } from "@polyphon/rules/people/tour/tour-steps.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { IconPlaneInflight, IconPlugConnected } from "@tabler/icons-react";
import { inputOfTour, type TourSetup } from "../../../features/autopilot/choices/use-save-tour.ts";
import {
  itemsIn,
  type Plan,
  type PlanGap,
  type PlanItem,
} from "../../../features/autopilot/plan/plan-model.ts";
import { usePreview } from "../../../features/autopilot/plan/use-preview.ts";
import { whyGap } from "../../../features/autopilot/plan/why-lines.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import type { Place } from "../use-tour.ts";
import classes from "./plan-preview.module.css";

/** A dialog shows this much without becoming a page. */
const mostShown = 5;

interface PreviewProps {
  setup: TourSetup;
  place: Place;
}

/** The step at which networks are connected, of those that this tour has. */
const connectStep = ({ steps }: Place): TourStep | null =>
  (["networks", "required"] as const).find((step) => steps.includes(step)) ?? null;

/** What keeps most of the places empty. */
function mainGap(plan: Plan): PlanGap | undefined {
  const gaps = plan.weeks.flatMap((week) => week.gaps);
  const often = ({ reason }: PlanGap) => gaps.filter((gap) => gap.reason === reason).length;
  return gaps.toSorted((one, other) => often(other) - often(one))[0];
}

function NoNetwork({ place }: Pick<PreviewProps, "place">) {
  const step = connectStep(place);
  return (
    <EmptyState
      compact
      headingLevel={3}
      icon={<IconPlugConnected size={22} stroke={1.7} />}
      title={t("tour.plan.emptyTitle")}
      text={t("tour.plan.noNetwork")}
      actions={
        step && (
          <Button variant="default" onClick={() => place.goTo(step)}>
            {t("tour.plan.connect")}
          </Button>
        )
      }
    />
  );
}

function Nothing({ plan, place }: Pick<PreviewProps, "place"> & { plan: Plan }) {
  const { companyName } = useMe().company;
  const gap = mainGap(plan);
  if (gap?.reason === "not_connected") return <NoNetwork place={place} />;
  const reasons = gap && whyGap(gap, companyName).filter(({ about }) => about !== "filter");
  return (
    <EmptyState
      compact
      headingLevel={3}
      icon={<IconPlaneInflight size={22} stroke={1.7} />}
      title={t("tour.plan.emptyTitle")}
      text={reasons ? reasons.map(({ text }) => text).join(" ") : t("tour.plan.noPosts")}
      actions={
        <Button variant="default" onClick={() => place.goTo("autopilot")}>
          {t("tour.plan.change")}
        </Button>
      }
    />
  );
}

function Row({ item: { dueAt, network, title, category } }: { item: PlanItem }) {
  const { longDay, time } = useFormats();
  return (
    <li className={classes.row}>
      <NetworkMark network={markOf(network)} size={24} label={nameOf(network)} />
      <div className={classes.words}>
        <span className={classes.when}>
          {longDay(dueAt)}, {time(dueAt)}
        </span>
        <span className={classes.title}>{title}</span>
        {category !== null && <span className={classes.topic}>{category}</span>}
      </div>
    </li>
  );
}

function Shares({ plan }: { plan: Plan }) {
  const items = itemsIn(plan);
  const first = items.slice(0, mostShown);
  const more = items.length - first.length;
  return (
    <>
      <ul className={classes.list} aria-label={t("tour.plan.label")}>
        {first.map((item) => (
          <Row key={`${item.slot} ${item.date}`} item={item} />
        ))}
      </ul>
      <p className={classes.more}>{more > 0 ? t("tour.plan.more", { count: more }) : t("tour.plan.all")}</p>
    </>
  );
}

/** What the answers lead to, before the autopilot is switched on. */
export function PlanPreview({ setup, place }: PreviewProps) {
  const { companyTimeZone } = useMe().company;
  const hasNetwork = setup.answers.networks.length > 0;
  const { data, error, refetch } = usePreview(inputOfTour(setup, companyTimeZone), hasNetwork);
  if (!hasNetwork) return <NoNetwork place={place} />;
  if (data) return itemsIn(data).length > 0 ? <Shares plan={data} /> : <Nothing plan={data} place={place} />;
  if (!error) return <SkeletonRows label={t("tour.plan.loading")} rows={4} />;
  return (
    <FailureCard
      title={t("tour.plan.error")}
      error={error}
      compact
      headingLevel={3}
      onRetry={() => void refetch()}
    />
  );
}
