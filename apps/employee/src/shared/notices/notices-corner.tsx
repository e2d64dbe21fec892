import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { closeNotice, holdNotice, releaseNotice, useNotices } from "./notices.ts";
import { t } from "../text/text.ts";
import classes from "./notices-corner.module.css";

/** Short messages above everything; the region is always mounted, so that screen readers announce new ones. */
export function NoticesCorner() {
  const notices = useNotices();
  return (
    <section className={classes.corner} aria-label={t("shell.notices")} aria-live="polite">
      {notices.map(({ id, tone, title, text, action }) => (
        <div
          key={id}
          className={classes.notice}
          onMouseEnter={() => holdNotice(id)}
          onMouseLeave={() => releaseNotice(id)}
          onFocus={() => holdNotice(id)}
          onBlur={() => releaseNotice(id)}
        >
          <NoticeStrip
            tone={tone}
            action={
              action === null ? undefined : (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => {
                    closeNotice(id);
                    action.act();
                  }}
                >
                  {action.label}
                </Button>
              )
            }
            spoken={tone === "bad" ? "at-once" : "in-place"}
            closeLabel={t("shell.close")}
            onClose={() => closeNotice(id)}
          >
            {title !== null && <b>{title}: </b>}
            {text}
          </NoticeStrip>
        </div>
      ))}
    </section>
  );
}
