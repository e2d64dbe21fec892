import type { ButtonVariant } from "@mantine/core";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { connectWords } from "../../../shared/networks/connect-words.ts";
import type { Share } from "../share-model.ts";

export interface ConnectLinkProps {
  share: Pick<Share, "network" | "unconnected" | "reason">;
  variant?: ButtonVariant;
}

/** To the connections, where the network of a waiting share can be connected, or connected again. */
export function ConnectLink({ share, variant }: ConnectLinkProps) {
  return (
    <LinkButton href={addressOf("/profile")} {...(variant === undefined ? {} : { variant })}>
      {connectWords(share.network, share.unconnected ?? share.reason)}
    </LinkButton>
  );
}
