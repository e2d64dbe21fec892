import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { formatList } from "../../../shared/time/formats.ts";
import type { Composer } from "../compose/use-composer.ts";

/** Says before sending which of the selected networks the user finishes, and when. Empty where we publish on all. */
export function AssistedNote({ composer, queueing }: { composer: Composer; queueing: boolean }) {
  const { selected } = composer.composition;
  const byHand = composer.offers
    .filter(({ network, assisted }) => assisted && selected.includes(network))
    .map(({ network }) => nameOf(network));
  if (byHand.length === 0) return null;
  return (
    <NoticeStrip tone="info" spoken="politely">
      {t(`sharing.assisted.${queueing ? "later" : "now"}`, { networks: formatList(byHand) })}
    </NoticeStrip>
  );
}
