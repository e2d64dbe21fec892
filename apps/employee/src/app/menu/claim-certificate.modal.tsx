import { Button } from "@mantine/core";
import { SmallDialog } from "../../shared/dialog/small-dialog.tsx";
import { t } from "../../shared/text/text.ts";

/** Says that certificates are not available yet. */
export default function ClaimCertificateModal({ onClose }: { onClose: () => void }) {
  return (
    <SmallDialog
      title={t("shell.visitor.claimTitle")}
      text={t("shell.visitor.claimText")}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {t("shell.visitor.understood")}
        </Button>
      }
    />
  );
}
