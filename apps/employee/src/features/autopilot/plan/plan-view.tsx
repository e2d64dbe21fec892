import { planPlace, skipPlace } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useIsPhone, useIsTabletOrPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, Suspense, useState } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { formatList } from "../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { useUndo } from "../../../shared/notices/use-undo.ts";
import { t } from "../../../shared/text/text.ts";
import { useFollowPlanning } from "../choices/use-choice.ts";
import PlanDetails, { type PlanDoing } from "./plan-details.tsx";
import { keyOf, type Plan, type PlanGap, type PlanItem, unconnectedIn } from "./plan-model.ts";
import classes from "./plan-view.module.css";
import type { MendStep } from "./why-lines.ts";
import { PlanAgenda, PlanGrid } from "./plan-weeks.tsx";
import type { usePreview } from "./use-preview.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const SwapModal = lazyPart(() => import("./swap/swap.modal.tsx"));

export interface PlanViewProps {
  preview: ReturnType<typeof usePreview>;
  /** Above the weeks: that it is a dry run, and the button to switch on. */
  note: ReactNode;
  empty: ReactNode;
  /** Text and time of a share are edited by the sharing feature. */
  onEdit: (doing: "text" | "time", shareId: number) => void;
  /** What mends an empty place is elsewhere on the screen. */
  onMend: (step: MendStep) => void;
}

function Unconnected({ plan }: { plan: Plan }) {
  const names = unconnectedIn(plan).map(nameOf);
  if (names.length === 0) return null;
  return (
    <NoticeStrip
      tone="warn"
      action={<AppLink href={addressOf("/profile")}>{t("autopilot.networks.connect")}</AppLink>}
    >
      {t("autopilot.networks.notConnected", { network: formatList(names) })}
    </NoticeStrip>
  );
}

const messageOf = (skip: boolean) => (skip ? "autopilot.plan.skipped" : "autopilot.plan.unskipped");

function useSkip() {
  const followPlanning = useFollowPlanning();
  const undo = useUndo();
  return useCommand(skipPlace, {
    onSuccess: ({ skip }, place) => {
      const back = undo(skipPlace, { ...place, skip: !skip }, t(messageOf(!skip)), followPlanning);
      notify("ok", t(messageOf(skip)), { action: back });
      followPlanning();
    },
    onError: (error) => notify("bad", failureText(error).text),
  });
}

/** Makes a likely share the person's own, and says so once. */
function useFix() {
  return useCommand(planPlace, {
    onSuccess: () => notify("ok", t("autopilot.plan.fixed")),
    onError: (error) => notify("bad", failureText(error).text),
  });
}

function Weeks({
  plan,
  updating,
  onEdit,
  onMend,
}: { plan: Plan; updating: boolean } & Pick<PlanViewProps, "onEdit" | "onMend">) {
  const phone = useIsPhone();
  const narrow = useIsTabletOrPhone();
  const [chosen, setChosen] = useState<string | null>(null);
  const [swapping, setSwapping] = useState<PlanItem | null>(null);
  const skip = useSkip();
  const fix = useFix();
  const all: readonly (PlanItem | PlanGap)[] = plan.weeks.flatMap(({ items, gaps }) => [...items, ...gaps]);
  const one = all.find((each) => keyOf(each) === chosen);
  const act = (doing: PlanDoing, item: PlanItem) => {
    if (doing === "swap") return setSwapping(item);
    if (item.share) return onEdit(doing, item.share.id);
    const { date, slot, postId } = item;
    fix.mutate({ date, slot, postId }, { onSuccess: ({ shareId }) => onEdit(doing, shareId) });
  };
  const View = phone ? PlanAgenda : PlanGrid;
  return (
    <>
      <div className={one && !narrow ? classes.columns : undefined}>
        <div className={classes.main} data-updating={updating || undefined} aria-busy={updating}>
          <View
            plan={plan}
            selected={chosen}
            onSelect={(each) => setChosen(keyOf(each) === chosen ? null : keyOf(each))}
          />
          <p className={classes.hint}>{t("autopilot.plan.likelyHint")}</p>
        </div>
        {one && (
          <PlanDetails
            key={keyOf(one)}
            one={one}
            busy={skip.isPending || fix.isPending}
            dryRun={plan.dryRun}
            phone={narrow}
            onDo={act}
            onSkip={(wanted) => {
              skip.mutate({ date: one.date, slot: one.slot, skip: wanted });
              setChosen(null);
            }}
            onMend={(step) => {
              onMend(step);
              setChosen(null);
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      {swapping !== null && (
        <Suspense fallback={null}>
          <SwapModal
            item={swapping}
            onClose={() => {
              setSwapping(null);
              setChosen(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The coming four weeks with the reason of each share and each empty slot. */
export function PlanView({ preview, note, empty, ...actions }: PlanViewProps) {
  if (preview.isPending && preview.fetchStatus === "idle") return empty;
  if (preview.isPending)
    return (
      <Card bleed>
        <SkeletonRows label={t("autopilot.plan.loading")} rows={6} />
      </Card>
    );
  if (preview.isError)
    return (
      <Card bleed>
        <FailureCard
          title={t("autopilot.plan.error")}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      </Card>
    );
  const plan = preview.data;
  const nothing = plan.weeks.every(({ items, gaps }) => items.length === 0 && gaps.length === 0);
  return (
    <div className={classes.view}>
      <div className={classes.notes}>
        {note}
        <Unconnected plan={plan} />
      </div>
      {nothing ? empty : <Weeks plan={plan} updating={preview.isPlaceholderData} {...actions} />}
    </div>
  );
}
