import { Button } from "@mantine/core";
import { SmallDialog } from "../shared/small-dialog.tsx";
import { t } from "../shared/text.ts";

export default function RequestTimeoutModal({ onClose }: { onClose: () => void }) {
  return (
    <SmallDialog
      title={t("shell.failure.timeoutTitle")}
      text={t("shell.failure.timeout")}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {t("shell.close")}
        </Button>
      }
    />
  );
}
