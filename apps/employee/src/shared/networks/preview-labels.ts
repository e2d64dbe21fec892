import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { PreviewLabels } from "@polyphon/ui/social/preview/preview-model.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../text/text.ts";

/** The texts that a network shows around a post. */
export function previewLabels(network: Network): PreviewLabels {
  return {
    preview: t("sharing.preview.label", { network: nameOf(network) }),
    now: t("sharing.preview.now"),
    more: t(`sharing.preview.more.${network}`),
    you: t("sharing.preview.you"),
    like: t("sharing.preview.like"),
    comment: t("sharing.preview.comment"),
    repost: t("sharing.preview.repost"),
    send: t("sharing.preview.send"),
    share: t("sharing.preview.share"),
    from: (domain) => t("sharing.preview.from", { domain }),
  };
}
