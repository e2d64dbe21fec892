import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { featurePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { DayInput } from "../../../../shared/time/day-input.tsx";
import { formatDate } from "../../../../shared/time/format-time.ts";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { ChosenPost } from "../post-row.ts";

export interface FeatureDialogProps {
  row: ChosenPost;
  onClose: () => void;
}

/** Until when a post is shown before the newer ones. */
export function FeatureDialog({ row, onClose }: FeatureDialogProps) {
  const { text, language } = useText();
  const notify = useNotify();
  const feature = useCommand(featurePost);
  const [until, setUntil] = useState<string | null>(null);
  const yes = async () => {
    if (until === null) return;
    const saved = await feature.mutateAsync({ id: row.id, featuredUntil: until }).catch(() => null);
    if (!saved) return;
    notify({ tone: "ok", text: text("content.act.featured", { day: formatDate(until, language) }) });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={text("content.act.featureTitle", { name: row.title })}
      yesLabel={text("content.act.featureYes")}
      cancelLabel={text("content.act.cancel")}
      busy={feature.isPending}
      onYes={() => void yes()}
      onCancel={onClose}
    >
      <DayInput
        label={text("content.form.featuredUntil")}
        required
        value={until}
        onChange={(day) => setUntil(day)}
      />
      {feature.error !== null && (
        <NoticeStrip tone="bad">{failureText(feature.error, text).text}</NoticeStrip>
      )}
    </ConfirmDialog>
  );
}
