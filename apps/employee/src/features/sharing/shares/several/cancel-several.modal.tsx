import { cancelShares, restoreShares } from "@polyphon/contract/sharing/schedule.contract.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import ConfirmModal from "../../../../shared/dialog/confirm.modal.tsx";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { t } from "../../../../shared/text/text.ts";
import type { Share } from "../../share-model.ts";
import { StayedDialog } from "./stayed-dialog.tsx";
import { useOutcomeOfSeveral } from "./use-outcome-of-several.ts";

export interface ChangeSeveralProps {
  shares: readonly Share[];
  /** Which of the shares stay chosen. */
  onKeep: (ids: readonly number[]) => void;
  onClose: () => void;
}

const words = {
  done: (count: number) => t("sharing.several.cancelled", { count }),
  undone: (count: number) => t("sharing.several.restored", { count }),
};

/** One question for all of them, which says how many they are. */
export default function CancelSeveralModal({ shares, onKeep, onClose }: ChangeSeveralProps) {
  const call = useApi();
  const outcome = useOutcomeOfSeveral({ shares, words, onKeep, onClose });
  const command = useCommand(cancelShares, {
    onSuccess: (answer) =>
      outcome.end(
        answer,
        answer.done.some(({ can }) => can.restore)
          ? (done) =>
              call(
                restoreShares,
                { shareIds: done.map(({ id }) => id) },
                { idempotencyKey: crypto.randomUUID() },
              )
          : null,
      ),
  });
  const count = shares.length;
  if (outcome.stayed !== null)
    return <StayedDialog stayed={outcome.stayed} count={count} onClose={onClose} />;
  return (
    <ConfirmModal
      title={t("sharing.several.cancelTitle", { count })}
      text={t("sharing.several.cancelText", { count })}
      yes={t("sharing.several.cancelYes", { count })}
      no={t("sharing.several.keep", { count })}
      busy={command.isPending}
      failure={command.error ? failureText(command.error).text : null}
      onYes={() => command.mutate({ shareIds: shares.map(({ id }) => id) })}
      onClose={onClose}
    />
  );
}
