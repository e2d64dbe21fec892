import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { failureText } from "../../shared/failure/failure-text.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./autopilot-screen.module.css";
import type { DraftState } from "./choices/use-choice.ts";

export interface SaveLineProps {
  edited: DraftState;
  /** Whether the autopilot is on, which saving does not change. */
  on: boolean;
  onSave: (on: boolean) => void;
}

/** Sticks to the bottom of the page while there are unsaved changes. */
export function SaveLine({ edited, on, onSave }: SaveLineProps) {
  const wrong = edited.shownFaults.length;
  return (
    <div className={classes.bar}>
      {edited.saveError && (
        <NoticeStrip
          tone="bad"
          full
          action={
            edited.isOutdated && (
              <Button variant="default" onClick={edited.reload}>
                {t("autopilot.bar.reload")}
              </Button>
            )
          }
        >
          {edited.isOutdated ? t("autopilot.bar.newer") : failureText(edited.saveError).text}
        </NoticeStrip>
      )}
      {!edited.saveError && edited.merged && (
        <NoticeStrip tone="warn" full>
          {t("autopilot.bar.merged")}
        </NoticeStrip>
      )}
      <SaveBar
        label={t("autopilot.bar.label")}
        tone={wrong > 0 ? "bad" : "changed"}
        status={wrong > 0 ? t("autopilot.bar.wrong", { count: wrong }) : t("autopilot.bar.unsaved")}
        detail={on && wrong === 0 ? t("autopilot.bar.detail") : undefined}
        actions={
          <>
            {edited.dirty && (
              <Button variant="default" disabled={edited.saving} onClick={edited.discard}>
                {t("autopilot.bar.discard")}
              </Button>
            )}
            {!on && (
              <Button variant="default" loading={edited.saving} onClick={() => onSave(false)}>
                {t("autopilot.bar.save")}
              </Button>
            )}
            <Button loading={edited.saving} onClick={() => onSave(true)}>
              {t(on ? "autopilot.bar.save" : "autopilot.bar.saveOn")}
            </Button>
          </>
        }
      />
    </div>
  );
}
