import type { ButtonVariant } from "@mantine/core";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

/** Where the user finishes an assisted share; notices lead to the same address. */
export const finishAddress = ({ id }: Pick<Share, "id">): string =>
  `${addressOf("/fbschedule")}?finish=${id}`;

/** Leads to the step in which the user finishes the share; empty unless it waits for that. */
export function OwnTurn({
  share,
  variant = "filled",
  className,
}: {
  share: Share;
  variant?: ButtonVariant;
  className?: string | undefined;
}) {
  if (!share.can.finish) return null;
  const name = t("sharing.assisted.finish", { network: nameOf(share.network) });
  return (
    <LinkButton
      href={finishAddress(share)}
      variant={variant}
      className={className ?? ""}
      aria-label={`${name}: ${share.postTitle}`}
    >
      {name}
    </LinkButton>
  );
}
