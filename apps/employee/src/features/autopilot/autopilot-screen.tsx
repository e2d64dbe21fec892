import { Button } from "@mantine/core";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { IconPlaneInflight, IconPlugConnected } from "@tabler/icons-react";
import { type ComponentType, Suspense, useState } from "react";
import { addressOf } from "../../shared/address/address.ts";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { AutopilotHead, type AutopilotView, Summary } from "./autopilot-head.tsx";
import classes from "./autopilot-screen.module.css";
import { classicInputOf, monthlyInputOf } from "./choices/draft.ts";
import { itemsIn } from "./plan/plan-model.ts";
import { PlanView } from "./plan/plan-view.tsx";
import { type PreviewInput, usePreview } from "./plan/use-preview.ts";
import { SaveLine } from "./save-line.tsx";
import { SetupForm } from "./choices/setup-form.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { type DraftState, type StoredChoice, useDraft, useStoredChoice } from "./choices/use-choice.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const AwayModal = lazyPart(() => import("./choices/away.modal.tsx"));

export interface AutopilotScreenProps {
  view: AutopilotView;
  onView: (view: AutopilotView) => void;
  /** Renders the dialogs that edit a share, which belong to the sharing feature. */
  EditShare: ComponentType<{ doing: "text" | "time"; shareId: number; onClose: () => void }>;
}

/** The saved choice, or the edited one where it differs. */
function inputOf({ context }: StoredChoice, { draft, dirty, isNew }: DraftState): PreviewInput {
  if (!dirty && !isNew) return null;
  return context.cycle === "CLASSIC"
    ? { classic: classicInputOf(draft) }
    : { monthly: monthlyInputOf(draft) };
}

function NoNetwork() {
  return (
    <Card bleed>
      <EmptyState
        headingLevel={2}
        icon={<IconPlugConnected size={22} stroke={1.7} />}
        title={t("autopilot.plan.noNetworkTitle")}
        text={t("autopilot.plan.noNetworkText")}
        actions={<LinkButton href={addressOf("/profile")}>{t("autopilot.plan.noNetworkAction")}</LinkButton>}
      />
    </Card>
  );
}

function Nothing({ onSetUp }: { onSetUp: () => void }) {
  return (
    <Card bleed>
      <EmptyState
        headingLevel={2}
        icon={<IconPlaneInflight size={22} stroke={1.7} />}
        title={t("autopilot.plan.emptyTitle")}
        text={t("autopilot.plan.emptyText")}
        actions={<Button onClick={onSetUp}>{t("autopilot.plan.emptyAction")}</Button>}
      />
    </Card>
  );
}

function AutopilotEditor({
  choice,
  view,
  onView,
  EditShare,
}: AutopilotScreenProps & { choice: StoredChoice }) {
  const { context, state } = choice;
  const { companyTimeZone } = useMe().company;
  const now = useNow();
  const edited = useDraft(choice);
  const preview = usePreview(inputOf(choice, edited), edited.isValid);
  const [pausing, setPausing] = useState(false);
  const [editing, setEditing] = useState<{ doing: "text" | "time"; shareId: number } | null>(null);
  const on = state.autopilotStatus === 1;
  const save = (wanted: boolean) => {
    if (!edited.save(wanted ? 1 : 0)) onView("setup");
  };
  const turn = (wanted: boolean) =>
    wanted && (edited.dirty || edited.isNew) ? save(true) : edited.turn(wanted ? 1 : 0);
  // On a choice that is not saved the agreement is one more change of it.
  const agreeToOtherDays = () => {
    if (edited.dirty || edited.isNew) edited.set({ otherDays: true });
    else if (!edited.save(on ? 1 : 0, { otherDays: true })) onView("setup");
  };
  const isUnconnected = context.socialNetworks.every(({ connected }) => !connected);
  const note = edited.dirty ? (
    <NoticeStrip tone="info">{t("autopilot.plan.draft")}</NoticeStrip>
  ) : on ? null : (
    <NoticeStrip
      tone="info"
      action={
        <Button loading={edited.saving || edited.turning} onClick={() => turn(true)}>
          {t("autopilot.plan.switchOn")}
        </Button>
      }
    >
      {t("autopilot.plan.dryRun")}
    </NoticeStrip>
  );
  return (
    <div className={classes.page}>
      <AutopilotHead
        state={state}
        items={preview.data ? itemsIn(preview.data) : null}
        busy={edited.turning || edited.saving}
        onTurn={turn}
        onPause={() => setPausing(true)}
      />
      <Summary state={state} draft={edited.draft} context={context} view={view} onView={onView} />
      {view === "setup" ? (
        <SetupForm draft={edited.draft} context={context} faults={edited.shownFaults} onChange={edited.set} />
      ) : isUnconnected ? (
        <NoNetwork />
      ) : (
        <PlanView
          preview={preview}
          note={note}
          empty={<Nothing onSetUp={() => onView("setup")} />}
          onEdit={(doing, shareId) => setEditing({ doing, shareId })}
          onMend={(step) => {
            if (step === "otherDays") agreeToOtherDays();
            else if (step === "setup") onView("setup");
            else setPausing(true);
          }}
        />
      )}
      {(edited.dirty || (view === "setup" && edited.isNew)) && (
        <SaveLine edited={edited} on={on} onSave={save} />
      )}
      <UnsavedGuard when={edited.dirty} />
      <Suspense fallback={null}>
        {pausing && (
          <AwayModal
            today={localDateOf(new Date(now), companyTimeZone)}
            from={state.apOutOfOfficeStartDate}
            to={state.apOutOfOfficeEndDate}
            onClose={() => setPausing(false)}
          />
        )}
        {editing && <EditShare {...editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </div>
  );
}

/** The user's autopilot: on or off, what it shares, and the coming four weeks with their reasons. */
export function AutopilotScreen(props: AutopilotScreenProps) {
  const { choice, error, retry } = useStoredChoice();
  if (choice) return <AutopilotEditor {...props} choice={choice} />;
  return (
    <div className={classes.page}>
      <PageHead title={t("autopilot.title")} />
      <Card bleed>
        {error ? (
          <FailureCard title={t("autopilot.error")} error={error} onRetry={retry} />
        ) : (
          <SkeletonRows label={t("autopilot.loading")} rows={8} />
        )}
      </Card>
    </div>
  );
}
