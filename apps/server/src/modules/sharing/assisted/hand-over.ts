import type { shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { sharing as textsDe } from "@polyphon/i18n/de/sharing/sharing.server.ts";
import { sharing as textsEn } from "@polyphon/i18n/en/sharing/sharing.server.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { assistedPage } from "./assisted-page.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { ShareRow } from "../shares/share.store.ts";
import { showShare } from "../shares/show-share.ts";

const texts = { en: textsEn, de: textsDe };

/** What a person needs to finish a share at the network itself: the page, the text and the share it becomes. */
export async function handOver(
  { tx, actor, deps, language }: { tx: Tx; actor: FrontActor; deps: SharingDeps; language: Language },
  share: ShareRow,
): Promise<OutputOf<typeof shareAssisted>> {
  return {
    socialShareId: share.id,
    postId: share.postId,
    message: fill(texts[language].yourTurn, { network: networkNames[share.network] }),
    share: await showShare(tx, deps, actor, share),
    openUrl: await assistedPage(tx, deps, share),
    text: share.text,
  };
}
