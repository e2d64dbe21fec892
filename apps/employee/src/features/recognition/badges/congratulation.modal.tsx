import { Button, Modal } from "@mantine/core";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { CloseButton } from "../../../shared/dialog/close-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { useReturnFocus } from "../../../shared/dialog/use-return-focus.ts";
import { BadgeList } from "./badge-list.tsx";
import type { Badge } from "./badge-model.ts";
import classes from "./congratulation.module.css";

export interface CongratulationModalProps {
  badges: readonly Badge[];
  onShare: (badge: Badge) => void;
  onClose: () => void;
}

/** Newly earned badges, each with a button to share it. */
export function CongratulationModal({ badges, onShare, onClose }: CongratulationModalProps) {
  useReturnFocus();
  return (
    <Modal.Root opened centered size={600} onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <div className={classes.head}>
            <div>
              <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
                {t("recognition.popup.title")}
              </Modal.Title>
              <p className={classes.text}>{t("recognition.popup.text", { count: badges.length })}</p>
            </div>
            <CloseButton onClose={onClose} />
          </div>
          <BadgeList label={t("recognition.popup.list")} badges={badges} onShare={onShare} />
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {t("recognition.popup.close")}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
