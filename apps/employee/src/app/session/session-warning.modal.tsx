import { Button } from "@mantine/core";
import { session } from "../../shared/session/session.ts";
import { SmallDialog } from "../../shared/dialog/small-dialog.tsx";
import { t } from "../../shared/text/text.ts";

export default function SessionWarningModal({ onClose }: { onClose: () => void }) {
  return (
    <SmallDialog
      title={t("shell.session.warningTitle")}
      text={t("shell.session.warning")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={() => session.end(null)}>
            {t("shell.session.loginAgain")}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t("shell.session.stay")}
          </Button>
        </>
      }
    />
  );
}
