import { Button, Drawer } from "@mantine/core";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import {
  IconArrowRight,
  IconArrowsExchange,
  IconCalendarEvent,
  IconChartLine,
  IconClock,
  IconPencil,
  IconPlayerSkipForward,
  IconTag,
  IconUsers,
} from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { connectWords } from "../../../shared/networks/connect-words.ts";
import { useMe } from "../../../shared/session/me.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./plan-details.module.css";
import type { PlanGap, PlanItem } from "./plan-model.ts";
import { usePublishedText } from "./published-text.ts";
import { type MendStep, stepOf, whyGap, whyItem, type WhyLine } from "./why-lines.ts";

export type PlanDoing = "text" | "time" | "swap";

export interface PlanDetailsProps {
  one: PlanItem | PlanGap;
  busy: boolean;
  /** As a sheet over the page. */
  phone: boolean;
  /** A dry run shows likely shares that nobody can fix. */
  dryRun: boolean;
  onDo: (doing: PlanDoing, item: PlanItem) => void;
  onSkip: (skip: boolean) => void;
  /** What mends an empty place elsewhere on the screen. */
  onMend: (step: MendStep) => void;
  onClose: () => void;
}

export const isItem = (one: PlanItem | PlanGap): one is PlanItem => "postId" in one;

const icons: Readonly<Record<WhyLine["about"], typeof IconTag>> = {
  filter: IconTag,
  post: IconChartLine,
  mix: IconUsers,
  time: IconClock,
  moved: IconCalendarEvent,
  next: IconArrowRight,
};

function Why({ title, lines }: { title: string; lines: readonly WhyLine[] }) {
  return (
    <section className={classes.why}>
      <h3>{title}</h3>
      <ul className={classes.lines}>
        {lines.map(({ about, text }) => {
          const Icon = icons[about];
          return (
            <li key={about}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Takes the focus at each selection, so that a screen reader announces it. */
function Title({ children, takeFocus }: { children: string; takeFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.title} data-autofocus>
      {children}
    </h2>
  );
}

function Meta({ one }: { one: PlanItem | PlanGap }) {
  const { soon, date } = useFormats();
  const planned = isItem(one) && one.share !== null;
  return (
    <div className={classes.meta}>
      {isItem(one) ? (
        <Tag tone={planned ? "accent" : "outline"}>
          {t(planned ? "autopilot.plan.PLANNED" : "autopilot.plan.LIKELY")}
        </Tag>
      ) : (
        <Tag tone="neutral">{t("autopilot.plan.gapTitle")}</Tag>
      )}
      <span>
        <NetworkMark network={markOf(one.network)} size={18} label={nameOf(one.network)} />
        {isItem(one) ? soon(one.dueAt) : date(`${one.date}T12:00:00Z`)}
      </span>
    </div>
  );
}

/** Whoever changes a likely share fixes it; what is not planned in earnest cannot be. */
function LikelyHint({ item: { share, can }, dryRun }: { item: PlanItem; dryRun: boolean }) {
  if (share !== null || (!can.change && !dryRun)) return null;
  return <p className={classes.hint}>{t(`autopilot.plan.${dryRun ? "likelyDryRun" : "likelyOnly"}`)}</p>;
}

function ItemActions({
  item,
  busy,
  dryRun,
  onDo,
  onSkip,
}: Omit<PlanDetailsProps, "one"> & { item: PlanItem }) {
  const { can } = item;
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button variant="default" leftSection={icon} loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={classes.actions}>
        {can.change && (
          <>
            {button(t("autopilot.plan.edit"), <IconPencil size={16} stroke={1.8} aria-hidden />, () =>
              onDo("text", item),
            )}
            {button(t("autopilot.plan.editTime"), <IconClock size={16} stroke={1.8} aria-hidden />, () =>
              onDo("time", item),
            )}
            {button(t("autopilot.plan.swap"), <IconArrowsExchange size={16} stroke={1.8} aria-hidden />, () =>
              onDo("swap", item),
            )}
          </>
        )}
        {can.skip &&
          button(t("autopilot.plan.skip"), <IconPlayerSkipForward size={16} stroke={1.8} aria-hidden />, () =>
            onSkip(true),
          )}
      </div>
      <LikelyHint item={item} dryRun={dryRun} />
    </>
  );
}

/** Says that its network is not connected, with the way there. */
function Unconnected({ item: { share, network } }: { item: PlanItem }) {
  if (!share || share.unconnected === null) return null;
  return (
    <NoticeStrip
      tone="warn"
      action={<AppLink href={addressOf("/profile")}>{connectWords(network, share.unconnected)}</AppLink>}
    >
      {t(`sharing.reason.${share.unconnected}.fact`, { network: nameOf(network) })}
    </NoticeStrip>
  );
}

function ItemBody(props: PlanDetailsProps & { item: PlanItem }) {
  const { item, phone } = props;
  const { companyName } = useMe().company;
  // A planned share may have been edited, so its text is read from the share.
  const stored = useEndpoint(readShare, { shareId: item.share?.id ?? 0 }, { enabled: item.share !== null });
  const text = stored.data?.text ?? item.text;
  const published = usePublishedText()(item);
  return (
    <>
      {item.thumbnailUrl !== null && <img className={classes.picture} src={item.thumbnailUrl} alt="" />}
      <div className={classes.body}>
        <Meta one={item} />
        <Title takeFocus={!phone}>{item.title}</Title>
        <AppLink href={addressOf("/post-details/:id", { id: item.postId })}>
          {t("sharing.calendar.details.post")}
        </AppLink>
        {published !== null && <p className={classes.hint}>{published}</p>}
        {item.assisted && (
          <p className={classes.hint}>
            {t("sharing.assisted.fact.SCHEDULED", { network: nameOf(item.network) })}
          </p>
        )}
        <Unconnected item={item} />
        <p className={classes.text}>{text}</p>
        <span className={classes.voice}>{t(`autopilot.plan.voice.${item.voice}`)}</span>
        <ItemActions {...props} />
      </div>
      <Why title={t("autopilot.plan.why")} lines={whyItem(item, companyName)} />
    </>
  );
}

/** The button that mends an empty place. */
function GapAction({ gap, busy, onSkip, onMend }: Omit<PlanDetailsProps, "one"> & { gap: PlanGap }) {
  const step = stepOf(gap);
  switch (step) {
    case "unskip":
      return (
        <Button variant="default" loading={busy} onClick={() => onSkip(false)}>
          {t("autopilot.plan.unskip")}
        </Button>
      );
    case "connect":
      return (
        <LinkButton variant="default" href={addressOf("/profile")}>
          {connectWords(gap.network, "not_connected")}
        </LinkButton>
      );
    case "setup":
    case "away":
    case "otherDays":
      return (
        <Button variant="default" onClick={() => onMend(step)}>
          {t(`autopilotWhy.step.${step}`)}
        </Button>
      );
    case null:
      return null;
  }
}

function GapBody(props: PlanDetailsProps & { gap: PlanGap }) {
  const { gap, phone } = props;
  const { companyName } = useMe().company;
  return (
    <>
      <div className={classes.body}>
        <Meta one={gap} />
        <Title takeFocus={!phone}>{t(`autopilotWhy.gap.${gap.reason}.title`)}</Title>
        <div className={classes.mend}>
          <GapAction {...props} />
        </div>
      </div>
      <Why title={t("autopilot.plan.whyGap")} lines={whyGap(gap, companyName)} />
    </>
  );
}

/** One share or one empty slot: its text, its actions, and why it is there. */
export default function PlanDetails(props: PlanDetailsProps) {
  const { one, phone, onClose } = props;
  const body = isItem(one) ? <ItemBody {...props} item={one} /> : <GapBody {...props} gap={one} />;
  if (!phone)
    return (
      <aside className={classes.panel} aria-label={t("autopilot.plan.why")}>
        {body}
      </aside>
    );
  return (
    <Drawer.Root
      opened
      position="bottom"
      size="auto"
      onClose={onClose}
      transitionProps={{ duration: 0 }}
      aria-label={t("autopilot.plan.why")}
    >
      <Drawer.Overlay backgroundOpacity={0.5} />
      <Drawer.Content className={classes.sheet} aria-label={t("autopilot.plan.why")}>
        <div className={classes.grab} aria-hidden />
        {body}
        <div className={classes.foot}>
          <Button fullWidth size="md" onClick={onClose}>
            {t(isItem(one) ? "autopilot.plan.good" : "autopilot.plan.close")}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
