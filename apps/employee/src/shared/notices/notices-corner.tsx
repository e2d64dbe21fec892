import { Button } from "@mantine/core";
import { NoticeCard, NoticeCorner } from "@polyphon/ui/feedback/notices/notice-corner.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { closeNotice, holdNotice, releaseNotice, useNotices } from "./notices.ts";
import { t } from "../text/text.ts";

/** Short messages above everything. */
export function NoticesCorner() {
  const notices = useNotices();
  return (
    <NoticeCorner label={t("shell.notices")}>
      {notices.map(({ id, tone, title, text, action }) => (
        <NoticeCard key={id} onHold={() => holdNotice(id)} onRelease={() => releaseNotice(id)}>
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
        </NoticeCard>
      ))}
    </NoticeCorner>
  );
}
