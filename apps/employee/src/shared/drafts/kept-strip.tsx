import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { t } from "../text/text.ts";
import { useFormats } from "../time/formats.ts";
import type { KeptText } from "./use-kept-record.ts";

/** Says that the form shows what was typed at an earlier visit, and offers to begin anew and back. */
export function KeptStrip({ kept }: { kept: KeptText | null }) {
  const { dayTime } = useFormats();
  if (kept === null) return null;
  const { at, shown, toggle } = kept;
  return (
    <NoticeStrip
      tone="info"
      spoken="politely"
      action={
        <Button variant="default" size="xs" onClick={toggle}>
          {t(shown ? "shell.draft.startOver" : "shell.draft.bringBack")}
        </Button>
      }
    >
      {shown ? t("shell.draft.kept", { when: dayTime(new Date(at).toISOString()) }) : t("shell.draft.anew")}
    </NoticeStrip>
  );
}
