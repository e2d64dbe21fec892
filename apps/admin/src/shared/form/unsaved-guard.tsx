import { useBlocker } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "../connection/lazy-part.ts";
import { useText } from "../text/use-text.ts";

const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog: dialog } = await import("@polyphon/admin-kit/dialog/confirm-dialog.tsx");
  return { default: dialog };
});

/** Asks before unsaved changes are discarded, in the app and when the tab is closed. */
export function UnsavedGuard({ when }: { when: () => boolean }) {
  const { text } = useText();
  const blocker = useBlocker({ shouldBlockFn: when, enableBeforeUnload: when, withResolver: true });
  if (blocker.status !== "blocked") return null;
  return (
    <Suspense>
      <ConfirmDialog
        opened
        title={text("kit.leave.title")}
        yesLabel={text("kit.leave.yes")}
        cancelLabel={text("kit.leave.cancel")}
        onYes={blocker.proceed}
        onCancel={blocker.reset}
      >
        {text("kit.leave.text")}
      </ConfirmDialog>
    </Suspense>
  );
}
