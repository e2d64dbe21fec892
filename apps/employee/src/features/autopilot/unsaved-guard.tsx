import { useBlocker } from "@tanstack/react-router";
import { Suspense } from "react";
import { t } from "../../shared/text/text.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const ConfirmModal = lazyPart(() => import("../../shared/dialog/confirm.modal.tsx"));

/** Asks before unsaved changes are discarded, in the app and when the tab is closed. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const blocker = useBlocker({
    // Switching between the weeks and the form stays on the page and loses nothing.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <ConfirmModal
        title={t("autopilot.bar.leaveTitle")}
        text={t("autopilot.bar.leaveText")}
        yes={t("autopilot.bar.leave")}
        no={t("autopilot.bar.stay")}
        busy={false}
        failure={null}
        onYes={blocker.proceed}
        onClose={blocker.reset}
      />
    </Suspense>
  );
}
