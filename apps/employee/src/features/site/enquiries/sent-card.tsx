import { Button } from "@mantine/core";
import { StateFrame } from "@polyphon/ui/feedback/state/state-frame.tsx";
import { IconCircleCheck } from "@tabler/icons-react";
import { t } from "../../../shared/text/text.ts";

export function SentCard({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <StateFrame
      icon={<IconCircleCheck size={22} stroke={1.7} />}
      tone="accent"
      role="alert"
      title={t("site.sent.title")}
      actions={
        <Button variant="default" onClick={onAgain}>
          {t("site.sent.again")}
        </Button>
      }
    >
      {message}
    </StateFrame>
  );
}
