import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { closeNotice, useNotices } from "./notices.ts";
import { t } from "../text/text.ts";
import classes from "./notices-corner.module.css";

/** Short messages above everything; the region is always mounted, so that screen readers announce new ones. */
export function NoticesCorner() {
  const notices = useNotices();
  return (
    <section className={classes.corner} aria-label={t("shell.notices")} aria-live="polite">
      {notices.map(({ id, tone, title, text }) => (
        <div key={id} className={classes.notice}>
          <NoticeStrip
            tone={tone}
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
