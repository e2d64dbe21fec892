import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { countCopy, type CopyAttachments } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { sentCopy, type CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { CharRing } from "@polyphon/ui/input/editor/char-ring.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { formatNumber } from "../time/formats.ts";
import { t } from "../text/text.ts";

export interface CounterProps {
  text: string;
  mentions: readonly CopyMention[];
  /** The networks that the text is for: the counter follows the one with the least room, and names it. */
  networks: readonly Network[];
  attached: CopyAttachments;
}

export function Counter({ text, mentions, networks, attached }: CounterProps) {
  const counts = networks.map((network) => ({
    network,
    ...countCopy(network, sentCopy(network, text, mentions).trim(), attached),
  }));
  const [tightest] = counts.sort((one, other) => one.remaining - other.remaining);
  if (tightest === undefined) return null;
  const { network, length, remaining } = tightest;
  const words = t(remaining < 0 ? "sharing.dialog.over" : "sharing.dialog.left", {
    number: formatNumber(Math.abs(remaining)),
  });
  return (
    <output>
      <CharRing
        used={length}
        limit={limits.copy.max[network]}
        label={networks.length > 1 ? `${nameOf(network)}: ${words}` : words}
      />
    </output>
  );
}
