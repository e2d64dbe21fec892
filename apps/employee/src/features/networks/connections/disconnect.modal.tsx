import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import ConfirmModal from "../../../shared/dialog/confirm.modal.tsx";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";

/** Xing never had any access, so there is none to revoke. */
const doneKey = (network: Network, atNetwork: "REVOKED" | "NOT_OFFERED" | "UNREACHABLE") =>
  network === "XING" ? "REVOKED" : atNetwork;

export default function DisconnectModal({ network, onClose }: { network: Network; onClose: () => void }) {
  const words = { network: nameOf(network) };
  const command = useCommand(disconnectNetwork, {
    onSuccess: ({ atNetwork }) => {
      const long = atNetwork !== "REVOKED";
      notify(
        atNetwork === "UNREACHABLE" ? "warn" : "ok",
        t(`networks.confirm.done.${doneKey(network, atNetwork)}`, words),
        {
          long,
        },
      );
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={t("networks.confirm.title", words)}
      text={t(network === "LINKEDIN" ? "networks.confirm.textByHand" : "networks.confirm.text", words)}
      yes={t("networks.confirm.yes")}
      busy={command.isPending}
      failure={command.error ? failureText(command.error).text : null}
      onYes={() => command.mutate({ network })}
      onClose={onClose}
    />
  );
}
