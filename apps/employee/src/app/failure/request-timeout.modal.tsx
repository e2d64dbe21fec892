import { Button } from "@mantine/core";
import { SmallDialog } from "../../shared/dialog/small-dialog.tsx";
import { t } from "../../shared/text/text.ts";

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
