import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { failureText } from "../../shared/failure/failure-text.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./autopilot-screen.module.css";
import type { DraftDesk } from "./choices/use-choice.ts";

export interface SaveLineProps {
  desk: DraftDesk;
  /** Whether the autopilot is on: saving keeps it as it is. */
  on: boolean;
  onSave: (on: boolean) => void;
}

/** Sticks to the foot of the page while something is not saved. */
export function SaveLine({ desk, on, onSave }: SaveLineProps) {
  const wrong = desk.shownFaults.length;
  return (
    <div className={classes.bar}>
      {desk.saveError && (
        <NoticeStrip
          tone="bad"
          full
          action={
            desk.isOutdated && (
              <Button variant="default" onClick={desk.reload}>
                {t("autopilot.bar.reload")}
              </Button>
            )
          }
        >
          {desk.isOutdated ? t("autopilot.bar.newer") : failureText(desk.saveError).text}
        </NoticeStrip>
      )}
      {!desk.saveError && desk.merged && (
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
            {desk.dirty && (
              <Button variant="default" disabled={desk.saving} onClick={desk.discard}>
                {t("autopilot.bar.discard")}
              </Button>
            )}
            {!on && (
              <Button variant="default" loading={desk.saving} onClick={() => onSave(false)}>
                {t("autopilot.bar.save")}
              </Button>
            )}
            <Button loading={desk.saving} onClick={() => onSave(true)}>
              {t(on ? "autopilot.bar.save" : "autopilot.bar.saveOn")}
            </Button>
          </>
        }
      />
    </div>
  );
}
