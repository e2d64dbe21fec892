import { Button } from "@mantine/core";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { errorOf } from "./connect-error-of.ts";
import { useConnect } from "./use-connect.ts";

function Again({ network }: { network: Network }) {
  const connect = useConnect();
  return (
    <Button onClick={() => connect.start(network)} loading={connect.opening !== null}>
      {t("networks.callback.again")}
    </Button>
  );
}

export interface ConnectErrorProps {
  /** From the address; nothing of it is shown unless it is recognised. */
  network: string | null;
  error: string | null;
  signedIn: boolean;
}

/** The target of a network's redirect after a failed sign-in. */
export function ConnectError({ network: given, error, signedIn }: ConnectErrorProps) {
  const { network, kind } = errorOf(networks, given, error);
  const words = { network: network === null ? t("networks.errorHook.theNetwork") : nameOf(network) };
  return (
    <Card bleed>
      <ErrorState
        headingLevel={1}
        title={network === null ? t("networks.errorHook.title") : t("networks.callback.failedTitle", words)}
        text={t(`networks.errorHook.${kind}`, words)}
        actions={
          signedIn ? (
            <>
              {network !== null && <Again network={network} />}
              <LinkButton variant="default" href={addressOf("/profile")}>
                {t("networks.errorHook.toProfile")}
              </LinkButton>
            </>
          ) : (
            <LinkButton href={addressOf("/login")}>{t("networks.errorHook.toLogin")}</LinkButton>
          )
        }
      />
    </Card>
  );
}
