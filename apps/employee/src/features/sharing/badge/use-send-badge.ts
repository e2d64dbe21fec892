import type { Network } from "@polyphon/contract/networks/networks.ts";
import { shareBadge, shareBadgeAssisted } from "@polyphon/contract/recognition/recognition.contract.ts";
import { copyOf, isFromAi } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Composer } from "../compose/use-composer.ts";
import { handOverEach, type Sent } from "../compose/sent.ts";
import { ways } from "../compose/use-send-share.ts";
import { useSending } from "../compose/use-sending.ts";
import type { ShareChecks } from "../compose/use-share-checks.ts";

interface SendBadgeInput {
  readonly badgeId: number;
  /** Of the badge, for a notice. */
  readonly title: string;
  readonly mayShare: boolean;
  readonly composer: Composer;
  readonly checks: ShareChecks;
  readonly onSent: (sent: Sent) => void;
}

/** Shares a badge on the selected networks; assisted ones are left for the user to finish. */
export function useSendBadge({ badgeId, title, mayShare, composer, checks, onSent }: SendBadgeInput) {
  const { busy, failure, send } = useSending({ title, draft: null, onSent });
  const direct = useCommand(shareBadge);
  const assisted = useCommand(shareBadgeAssisted);
  const { composition } = composer;
  const input = (networks: readonly Network[]) => ({
    badgeId,
    socialShareType: "DIRECT" as const,
    voiceTypeEnum: "VOICE_1" as const,
    postSocialShareNetworks: networks.map((socialNetwork) => {
      const shareText = copyOf(composition, socialNetwork).trim();
      return { socialNetwork, shareText, isAiGeneratedCopy: isFromAi(composition, shareText) };
    }),
  });
  const shareOn = async (now: readonly Network[], byHand: readonly Network[]): Promise<Sent> => {
    const placed = now.length === 0 ? [] : await direct.mutateAsync(input(now));
    const own = await handOverEach(byHand, (network) =>
      assisted.mutateAsync({ ...input([network]), network }),
    );
    return { ...own, shares: [...placed.map(({ share }) => share), ...own.shares] };
  };
  /** Tells a light front user why sharing is off. */
  const allowed = (act: () => void) => () => {
    if (busy) return;
    if (mayShare) act();
    else notify("info", t("sharing.message.light"));
  };
  return {
    busy,
    failure,
    share: allowed(() => {
      const { direct: atOnce, byHand, onlyPersonalFacebook } = ways(composer);
      if (composition.selected.length === 0) checks.pass([], false);
      else if (onlyPersonalFacebook) notify("info", t("sharing.compose.facebook.useButton"), { long: true });
      else if (checks.pass(composition.selected, false)) void send(() => shareOn(atOnce, byHand));
    }),
    shareOnFacebook: allowed(() => {
      if (!composition.selected.includes("FACEBOOK")) return checks.askForFacebook();
      composer.show("FACEBOOK");
      if (checks.pass(["FACEBOOK"], false)) void send(() => shareOn([], ["FACEBOOK"]));
      return undefined;
    }),
  };
}
