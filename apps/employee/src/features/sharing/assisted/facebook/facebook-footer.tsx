import { Button } from "@mantine/core";
import { CopyButton } from "@polyphon/ui/feedback/copy-button.tsx";
import { IconArrowLeft, IconBrandFacebook } from "@tabler/icons-react";
import { notifyCopyFailed } from "../../../../shared/notices/copy-trouble.ts";
import { t } from "../../../../shared/text/text.ts";
import classes from "./facebook-footer.module.css";

export interface FacebookFooterProps {
  /** The text for the clipboard, because Facebook accepts none from us. */
  text: string;
  busy: boolean;
  onBack: () => void;
  onShare: () => void;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** In the personal-Facebook mode Facebook's own window is the only way to share. */
export function FacebookFooter({ text, busy, onBack, onShare }: FacebookFooterProps) {
  return (
    <div className={classes.foot}>
      <Button variant="subtle" leftSection={<IconArrowLeft {...icon} />} disabled={busy} onClick={onBack}>
        {t("sharing.compose.facebook.back")}
      </Button>
      <div className={classes.buttons}>
        <CopyButton
          text={text}
          label={t("sharing.compose.assisted.copyText")}
          copiedLabel={t("sharing.compose.assisted.copied")}
          onTrouble={notifyCopyFailed}
        />
        <Button leftSection={<IconBrandFacebook {...icon} />} loading={busy} onClick={onShare}>
          {t("sharing.compose.facebook.share")}
        </Button>
      </div>
    </div>
  );
}
