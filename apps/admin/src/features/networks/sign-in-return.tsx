import { Button } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";

/** The return address of a network for staff. Nothing of the address is shown, because anybody could have written it. */
export function SignInReturn({ network }: { network: Network }) {
  const { text } = useText();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const words = { network: networkNames[network] };
  return (
    <EmptyState
      icon={<IconPlugConnectedX size={22} stroke={1.7} />}
      title={text("networks.return.title", words)}
      text={text(search["error"] === undefined ? "networks.return.over" : "networks.return.cancelled", words)}
      headingLevel={1}
      actions={
        <Button component={AppLink} variant="default" href={screenHref("/admin/profile", {})}>
          {text("networks.return.back")}
        </Button>
      }
    />
  );
}
