import { Button } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { openPrompts } from "./connection-prompt.ts";
import { promptText } from "./prompt-text.ts";
import { useConnect } from "../connecting/use-connect.ts";
import { useConnections } from "./use-connections.ts";

export type OpenPrompts = ReturnType<typeof openPrompts>;

export function useOpenPrompts(): OpenPrompts {
  const { data } = useConnections();
  return openPrompts(data?.connections ?? [], useNow());
}

export interface ConnectionPromptStripsProps {
  prompts: OpenPrompts;
  /** What waits for this connection, in a sentence. */
  waiting: (network: Network) => string | null;
}

/** The same prompts as on the feed, as strips across the dashboard. */
export function ConnectionPromptStrips({ prompts, waiting }: ConnectionPromptStripsProps) {
  const { date } = useFormats();
  const connect = useConnect();
  return prompts.map(({ connection: { network }, prompt }) => {
    const text = promptText(network, prompt, date);
    if (text === null) return null;
    return (
      <NoticeStrip
        key={network}
        tone="warn"
        icon={<NetworkMark network={markOf(network)} size={24} />}
        action={
          <Button
            variant="default"
            loading={connect.opening === network}
            onClick={() => connect.start(network)}
            aria-label={`${t(text.button)}: ${nameOf(network)}`}
          >
            {t(text.button)}
          </Button>
        }
      >
        <b>{text.title}.</b> {waiting(network)} {text.text}
      </NoticeStrip>
    );
  });
}
