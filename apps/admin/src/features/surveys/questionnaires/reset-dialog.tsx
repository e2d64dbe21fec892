import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { resetQuestionnaire } from "@polyphon/contract/surveys/question.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

/** Asks before all answers are deleted. */
export function ResetDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { text } = useText();
  const notify = useNotify();
  const reset = useCommand(resetQuestionnaire, {
    onSuccess: ({ answers, skips }) => {
      notify({ tone: "ok", text: text("surveys.reset.done", { answers, skips }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={text("surveys.reset.title")}
      yesLabel={text("surveys.reset.yes")}
      cancelLabel={text("surveys.reset.cancel")}
      busy={reset.isPending}
      onYes={() => reset.mutate({ id })}
      onCancel={onClose}
    >
      <FormattedText>{text("surveys.reset.text", { name: title })}</FormattedText>
      {reset.error !== null && <NoticeStrip tone="bad">{failureText(reset.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
