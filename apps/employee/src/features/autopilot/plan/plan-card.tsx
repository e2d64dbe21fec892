import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import {
  IconBulb,
  IconChartLine,
  IconCircleCheck,
  IconCircleDashed,
  IconHandStop,
  IconLock,
  IconPencil,
  IconPlayerPause,
  IconPlugConnectedX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormats } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./plan-card.module.css";
import type { PlanGap, PlanItem } from "./plan-model.ts";
import { usePublishedText } from "./published-text.ts";
import { shortWhy } from "./why-lines.ts";

export interface PlanCardProps {
  item: PlanItem;
  selected: boolean;
  onSelect: () => void;
}

function WhyIcon({ reason: { from, step } }: PlanItem) {
  if (step === "best_of") return <IconChartLine size={14} stroke={1.8} aria-hidden />;
  if (step === "own" && from === "reserved") return <IconLock size={14} stroke={1.8} aria-hidden />;
  return <IconBulb size={14} stroke={1.8} aria-hidden />;
}

/** Its result, once it is no longer waiting. */
function StateLine({ item: { share, network } }: { item: PlanItem }) {
  if (!share) return null;
  if (share.unconnected !== null)
    return (
      <span className={classes.state}>
        <IconPlugConnectedX size={14} stroke={1.8} aria-hidden />
        {t("autopilot.plan.unconnected", { network: nameOf(network) })}
      </span>
    );
  if (share.state === "SHARED" || share.state === "HELD") {
    const Icon = share.state === "SHARED" ? IconCircleCheck : IconPlayerPause;
    return (
      <span className={classes.state}>
        <Icon size={14} stroke={1.8} aria-hidden />
        {t(`sharing.calendar.state.${share.state}`)}
      </span>
    );
  }
  if (!share.edited) return null;
  return (
    <span className={classes.state}>
      <IconPencil size={14} stroke={1.8} aria-hidden />
      {t("autopilot.plan.edited")}
    </span>
  );
}

/** While it is waiting, or only likely: the person finishes it. */
function AssistedLine({ item: { assisted, share } }: { item: PlanItem }) {
  if (!assisted || share?.state === "SHARED") return null;
  return (
    <span className={classes.state}>
      <IconHandStop size={14} stroke={1.8} aria-hidden />
      {t("sharing.assisted.mark")}
    </span>
  );
}

function Why({ item }: { item: PlanItem }) {
  const { companyName } = useMe().company;
  return (
    <span className={classes.why}>
      <WhyIcon {...item} />
      {shortWhy(item, companyName)}
    </span>
  );
}

const mark = (network: PlanItem["network"], size: number) => (
  <NetworkMark network={markOf(network)} size={size} label={nameOf(network)} />
);

/** A share of the plan as a button, whatever it looks like. */
function PlanButton({
  item,
  selected,
  onSelect,
  look,
  children,
}: PlanCardProps & { look: string | undefined; children: ReactNode }) {
  return (
    <button
      type="button"
      className={look}
      data-likely={item.share === null || undefined}
      aria-pressed={selected}
      onClick={onSelect}
    >
      {children}
    </button>
  );
}

function Words({ item, when }: { item: PlanItem; when: string | undefined }) {
  const { time } = useFormats();
  const published = usePublishedText()(item);
  return (
    <>
      <span className={when}>
        {time(item.dueAt)}
        {mark(item.network, 16)}
      </span>
      <span className={classes.title}>{item.title}</span>
      <Why item={item} />
      {published !== null && <span className={classes.why}>{published}</span>}
      <AssistedLine item={item} />
      <StateLine item={item} />
    </>
  );
}

/** A share in the calendar of four weeks. */
export function PlanCard(props: PlanCardProps) {
  const { thumbnailUrl } = props.item;
  return (
    <PlanButton {...props} look={classes.card}>
      {thumbnailUrl !== null && <img className={classes.picture} src={thumbnailUrl} alt="" loading="lazy" />}
      <span className={classes.body}>
        <Words item={props.item} when={classes.line} />
      </span>
    </PlanButton>
  );
}

/** The same in the agenda of a phone. */
export function PlanRow(props: PlanCardProps) {
  const { thumbnailUrl, network } = props.item;
  return (
    <PlanButton {...props} look={classes.row}>
      {thumbnailUrl === null ? (
        <span className={classes.blank} aria-hidden>
          {mark(network, 28)}
        </span>
      ) : (
        <img className={classes.picture} src={thumbnailUrl} alt="" loading="lazy" />
      )}
      <span>
        <Words item={props.item} when={classes.when} />
      </span>
    </PlanButton>
  );
}

export interface GapCardProps {
  gaps: readonly PlanGap[];
  selected: boolean;
  onSelect: (gap: PlanGap) => void;
}

/** Empty slots of a day: the first with its reason, the others counted. */
export function GapCard({ gaps, selected, onSelect }: GapCardProps) {
  const [first] = gaps;
  if (!first) return null;
  return (
    <button type="button" className={classes.gap} aria-pressed={selected} onClick={() => onSelect(first)}>
      <b>
        {t("autopilot.plan.gapTitle")}
        {mark(first.network, 16)}
      </b>
      <span>{t(`autopilotWhy.gap.${first.reason}.title`)}</span>
      {gaps.length > 1 && <span>{t("autopilot.plan.gapMore", { count: gaps.length - 1 })}</span>}
    </button>
  );
}

export function GapRow({ gaps, selected, onSelect }: GapCardProps) {
  const [first] = gaps;
  if (!first) return null;
  return (
    <button type="button" className={classes.row} aria-pressed={selected} onClick={() => onSelect(first)}>
      <span className={classes.blank} aria-hidden>
        <IconCircleDashed size={26} stroke={1.5} />
      </span>
      <span>
        <span className={classes.when}>
          {t("autopilot.plan.gapTitle")}
          {mark(first.network, 16)}
        </span>
        <span className={classes.title}>{t(`autopilotWhy.gap.${first.reason}.title`)}</span>
        {gaps.length > 1 && (
          <span className={classes.why}>{t("autopilot.plan.gapMore", { count: gaps.length - 1 })}</span>
        )}
      </span>
    </button>
  );
}
