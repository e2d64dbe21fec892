import { cancelShare, restoreShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import ConfirmModal from "../../../shared/dialog/confirm.modal.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { useUndo } from "../../../shared/notices/use-undo.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

export default function CancelShareModal({ share, onClose }: { share: Share; onClose: () => void }) {
  const undo = useUndo();
  const command = useCommand(cancelShare, {
    onSuccess: ({ id, can }) => {
      const action = undo(restoreShare, { shareId: id }, t("sharing.shares.restored"));
      notify("ok", t("sharing.shares.cancelled"), can.restore ? { action } : {});
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={t("sharing.shares.cancelTitle")}
      text={t("sharing.shares.cancelText", { title: share.postTitle, network: nameOf(share.network) })}
      yes={t("sharing.shares.cancelYes")}
      no={t("sharing.shares.cancelKeep")}
      busy={command.isPending}
      failure={command.error ? failureText(command.error).text : null}
      onYes={() => command.mutate({ shareId: share.id })}
      onClose={onClose}
    />
  );
}
