import { Button, Switch } from "@mantine/core";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconPlayerPause } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatsOf } from "../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./autopilot-head.module.css";
import { type ChoiceState, type Draft, type Context, networksAtWork, postsAWeek } from "./choices/draft.ts";
import { eachText, weekText } from "./choices/week-text.ts";
import { countsOf, isOwnByNow, type PlanItem } from "./plan/plan-model.ts";

export const autopilotViews = ["plan", "setup"] as const;
export type AutopilotView = (typeof autopilotViews)[number];

/** Calendar dates have no time zone. */
const { days: span, longDay } = formatsOf("UTC");

export interface AutopilotHeadProps {
  state: ChoiceState;
  /** The shares of the coming weeks; null until they are loaded. */
  items: readonly PlanItem[] | null;
  busy: boolean;
  onTurn: (on: boolean) => void;
  onPause: () => void;
}

function subOf({ state, items }: Pick<AutopilotHeadProps, "state" | "items">): string {
  if (state.apOutOfOfficeStatus && state.apOutOfOfficeEndDate !== null && state.autopilotStatus === 1)
    return t("autopilot.away.now", { day: longDay(state.apOutOfOfficeEndDate) });
  if (state.autopilotStatus === 0)
    // What the user has edited is shared in any case.
    return t("autopilot.subOff", { count: items?.filter(isOwnByNow).length ?? 0 });
  if (items === null) return t("autopilot.plan.loading");
  const each = countsOf(items);
  const count = items.length;
  return each.length > 1
    ? t("autopilot.subEach", { count, each: eachText(each) })
    : t("autopilot.sub", { count });
}

/** The name, the switch, a summary of the coming weeks, and out of office. */
export function AutopilotHead({ state, items, busy, onTurn, onPause }: AutopilotHeadProps) {
  const on = state.autopilotStatus === 1;
  const word = on && state.apOutOfOfficeStatus ? "resting" : on ? "on" : "off";
  return (
    <div className={classes.head}>
      <PageHead
        title={
          <span className={classes.title}>
            {t("autopilot.title")}
            <Switch
              className={classes.switch}
              size="md"
              checked={on}
              disabled={busy}
              aria-label={t("autopilot.title")}
              label={t(`autopilot.${word}`)}
              onChange={({ currentTarget: { checked } }) => onTurn(checked)}
            />
          </span>
        }
        sub={subOf({ state, items })}
        actions={
          <Button
            variant="default"
            aria-haspopup="dialog"
            className={classes.pause}
            aria-label={t("autopilot.away.open")}
            leftSection={<IconPlayerPause size={18} stroke={1.7} aria-hidden />}
            onClick={onPause}
          >
            {t("autopilot.away.open")}
          </Button>
        }
      />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface SummaryProps {
  state: ChoiceState;
  draft: Draft;
  context: Context;
  view: AutopilotView;
  onView: (view: AutopilotView) => void;
}

/** The choice in one line, and the toggle between the weeks and the form. */
export function Summary({ state, draft, context, view, onView }: SummaryProps) {
  const { from, to } = draft.hours ?? { from: context.shareTimeFrom, to: context.shareTimeTo };
  const { apOutOfOfficeStartDate: first, apOutOfOfficeEndDate: last } = state;
  const isClassic = context.cycle === "CLASSIC";
  const days = workDays.filter((day) => draft.days.includes(day));
  const posts = postsAWeek(draft);
  return (
    <section className={classes.summary} aria-label={t("autopilot.summary.label")}>
      <dl className={classes.facts}>
        <Fact name={t("autopilot.summary.networks")}>
          {draft.networks.length === 0
            ? t("autopilot.summary.none")
            : draft.networks.map((network) => (
                <NetworkMark key={network} network={markOf(network)} size={22} label={nameOf(network)} />
              ))}
        </Fact>
        <Fact name={t("autopilot.summary.hours")}>{`${from} – ${to}`}</Fact>
        {isClassic && (
          <Fact name={t("autopilot.summary.days")}>
            {days.length === 0
              ? t("autopilot.summary.none")
              : days.map((day) => t(`autopilot.weekdayShort.${day}`)).join(", ")}
          </Fact>
        )}
        {isClassic && (
          <Fact name={t("autopilot.summary.volume")}>
            {weekText(networksAtWork(draft, context), posts) ?? t("autopilot.summary.none")}
          </Fact>
        )}
        {first !== null && last !== null && (
          <Fact name={t("autopilot.summary.away")}>{span(first, last)}</Fact>
        )}
      </dl>
      <Segmented
        label={t("autopilot.views")}
        value={view}
        onChange={onView}
        options={autopilotViews.map((value) => ({ value, label: t(`autopilot.view.${value}`) }))}
      />
    </section>
  );
}
