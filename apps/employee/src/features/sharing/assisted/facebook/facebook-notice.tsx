import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { t } from "../../../../shared/text/text.ts";
import type { FacebookShare } from "./use-facebook-share.ts";
import classes from "./facebook-notice.module.css";

/** What a personal account means, and the result of the last attempt. */
export function FacebookNotice({ facebook, on }: { facebook: FacebookShare; on: boolean }) {
  const { note, busy } = facebook;
  return (
    <>
      {on && (
        <NoticeStrip tone="info">
          {t(busy ? "sharing.compose.facebook.waiting" : "sharing.compose.facebook.info")}
        </NoticeStrip>
      )}
      {note !== null && (
        <NoticeStrip
          tone={note.tone}
          spoken={note.tone === "bad" ? "at-once" : "politely"}
          action={
            note.loginUrl === null ? undefined : (
              <a className={classes.login} href={note.loginUrl} target="_blank" rel="noreferrer">
                {t("sharing.compose.facebook.login")}
              </a>
            )
          }
        >
          {note.text}
        </NoticeStrip>
      )}
    </>
  );
}
