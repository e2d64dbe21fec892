import { shareAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { sharing as textsDe } from "@polyphon/i18n/de/sharing.server.ts";
import { sharing as textsEn } from "@polyphon/i18n/en/sharing.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { command } from "../../../platform/operation/command.ts";
import { assistedPage } from "../assisted-page.ts";
import { placeAssisted } from "../place-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { showShare } from "../show-share.ts";

const texts = { en: textsEn, de: textsDe };

export const shareAssisted = (needs: SharingNeeds) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const share = await placeAssisted({ tx, actor, now, needs }, input, input.network);

    return {
      socialShareId: share.id,
      postId: share.postId,
      message: fill(texts[language].yourTurn, { network: networkNames[input.network] }),
      share: await showShare(tx, needs, actor, share),
      openUrl: await assistedPage(tx, needs, share),
      text: share.text,
    };
  });
